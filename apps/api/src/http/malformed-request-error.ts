/** The request cannot be read as one of this call (400). */
export class MalformedRequestError extends Error {
  override readonly name = 'Malformed';
}
