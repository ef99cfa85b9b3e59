const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b_6a_57_b2, 0x26_50_8e_6d, 0x1e_a1_19_fa, 0x3d_42_33_dd, 0x2a_14_62_b3];

/**
 * Whether a text is a public key of age: Bech32 (BIP 173), whose last six letters are a checksum, so that one with a typo is none. It is
 * checked here and not by age, which every start of the server would have to load.
 */
export function isAgeRecipient(text: string): boolean {
  if (!/^age1[a-z0-9]{20,}$/u.test(text)) return false;
  const end = text.lastIndexOf('1');
  const prefix = Array.from(text.slice(0, end), (letter) => letter.charCodeAt(0));
  const data = Array.from(text.slice(end + 1), (letter) => alphabet.indexOf(letter));
  if (data.includes(-1)) return false;
  return checksum([...prefix.map((code) => code >> 5), 0, ...prefix.map((code) => code & 31), ...data]) === 1;
}

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1_ff_ff_ff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator;
  }
  return sum;
}
