/** The messages of browsers when a script of the page cannot be loaded. */
const missing = /dynamically imported module|importing a module script|Unable to preload/iu;

/** Whether a part of the page could not be loaded: the connection is lost, or a newer version was published, which has other scripts. */
export function isMissingScript(error: unknown): boolean {
  return error instanceof Error && missing.test(error.message);
}
