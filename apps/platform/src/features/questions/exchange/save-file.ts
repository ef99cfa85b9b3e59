/** Saves bytes as a file on the person's device. */
export function saveFile(name: string, bytes: Uint8Array<ArrayBuffer>, mime: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
