/** Matching has no template (`spec.md` section 3, "Other types"): its entry comes into being with the first match. */
export function matchingTemplate(): null {
  return null;
}
