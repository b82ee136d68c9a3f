/** What may be the same as in English in some language, and why. */
export default {
  'no': 'the same word in Spanish and Italian',
  'colour.r': 'red, rojo, rosso and rouge begin with the same letter',
};
