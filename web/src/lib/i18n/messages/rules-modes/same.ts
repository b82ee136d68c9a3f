/** Nothing here is the same as in English. */
export default {};
