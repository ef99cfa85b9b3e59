/** Instructions have no template (`spec.md` section 3, "Other types"), and no answer either. */
export function rubricTemplate(): null {
  return null;
}
