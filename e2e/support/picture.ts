const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture of one pixel, as a file to choose. */
export const picture = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
