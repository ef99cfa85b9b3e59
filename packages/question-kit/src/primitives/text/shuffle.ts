/**
 * The texts in an order that depends on nothing but the texts and `salt`, a block's id: it is the same for everyone, stays
 * the same when the page is loaded again, and reveals nothing about their original order.
 */
export function shuffled(texts: readonly string[], salt: string): string[] {
  return texts
    .map((text) => ({ text, rank: fingerprint(`${salt}\u0000${text}`) }))
    .toSorted((one, other) => one.rank - other.rank || (one.text < other.text ? -1 : Number(one.text > other.text)))
    .map(({ text }) => text);
}

/** FNV-1a over UTF-16 units, finished as murmur3 does so that similar texts land far apart; 32 bits. */
export function fingerprint(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
  return (value ^ (value >>> 16)) >>> 0;
}
