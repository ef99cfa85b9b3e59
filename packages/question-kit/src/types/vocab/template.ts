/** There is nothing to answer (`spec.md` section 3: "Other types produce no template"). */
export function vocabTemplate(): null {
  return null;
}
