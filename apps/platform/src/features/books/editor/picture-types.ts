/** The types of pictures that a page takes. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** Whether a file is a picture that a page takes. */
export function isPicture({ type }: Pick<File, 'type'>): boolean {
  return pictureTypes.some((one) => one === type);
}
