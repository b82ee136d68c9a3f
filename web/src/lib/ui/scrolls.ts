/** What can be scrolled can be reached by the tab key, so that arrow keys scroll it; what cannot is not in the way. */
export function scrolls(node: HTMLElement): () => void {
  const look = (): void => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (more) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const contents = new MutationObserver(look);
  contents.observe(node, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
