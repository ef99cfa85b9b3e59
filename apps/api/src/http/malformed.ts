/** What came cannot be read as a request of this call at all (400). */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}
