/** A protocol with its colon. Without dots, which a host before its port has: `example.com:8080`. */
const protocol = /^[a-z][a-z+-]*:/iu;
const mailAddress = /^[^\s/@]+@[^\s/@]+$/u;

/** Returns the address of a link; `https://` or `mailto:` is added if no protocol was typed. Null for what is no address. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  const full = protocol.test(text) ? text : mailAddress.test(text) ? `mailto:${text}` : `https://${text}`;
  if (!/^(https?:|mailto:)/iu.test(full)) return null;
  return URL.canParse(full) ? full : null;
}
