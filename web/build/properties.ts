/** Reads Java's properties, as far as our files use them: `key=value`, comments, escapes, lines that go on. */
export function parse(text: string): Record<string, string> {
  const pairs: Record<string, string> = {};
  for (const line of logicalLines(text)) {
    const at = /(?<!\\)[=:]/.exec(line)?.index ?? line.length;
    pairs[unescaped(line.slice(0, at).trimEnd())] = unescaped(line.slice(at + 1).trimStart());
  }
  return pairs;
}

function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let begun = '';
  for (const raw of text.split(/\r?\n/)) {
    const line = begun + raw.trimStart();
    if (begun === '' && (line === '' || line.startsWith('#') || line.startsWith('!'))) continue;
    if (/(?<!\\)(\\\\)*\\$/.test(line)) {
      begun = line.slice(0, -1);
    } else {
      lines.push(line);
      begun = '';
    }
  }
  return lines;
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', f: '\f' };

function unescaped(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) =>
    code.length === 5 ? String.fromCharCode(parseInt(code.slice(1), 16)) : (ESCAPES[code] ?? code),
  );
}
