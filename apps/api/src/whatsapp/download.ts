import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestByHttp, type RequestOptions } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * What came of a download. `refused`: there is nothing to fetch at this address, or it is none that is fetched from; `unavailable`:
 * later there may be.
 */
export type Download =
  | { kind: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused' | 'too-large' | 'unavailable' };

interface DownloadOptions {
  /** The one server that may also be of the school's own network, or without encryption. */
  trustedOrigin: string;
  /** Nothing is read beyond. */
  maxBytes: number;
  signal: AbortSignal;
}

/** Addresses that only this machine or its network has. */
const privateAddresses = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(net, prefix, 'ipv6');

/** Whether an address is one of the internet, and none of the own network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return !privateAddresses.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** A name that stands for an address of the own network. */
class PrivateNameError extends Error {}

/** Finds the addresses of a name as usual, and refuses a name that has one of the own network. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address));
    if (error || refused) done(error ?? new PrivateNameError(`${hostname} is not on the internet.`), []);
    else done(null, addresses);
  });
};

/**
 * Fetches a file by an address that a service gave out. It follows no redirect, sends no credentials, asks no server of the own
 * network, and stops at a limit, whatever the reply says of its length.
 */
export async function download(address: string, options: DownloadOptions): Promise<Download> {
  const url = URL.parse(address);
  if (!url) return { kind: 'refused' };
  const isTrusted = url.origin === options.trustedOrigin;
  const hostname = url.hostname.replace(/^\[|\]$/gu, '');
  if (!isTrusted && (url.protocol !== 'https:' || isIP(hostname) !== 0)) return { kind: 'refused' };
  try {
    const response = await open(url, { signal: options.signal, ...(isTrusted ? {} : { lookup: lookUpPublic }) });
    const { statusCode = 0 } = response;
    if (statusCode === 200) return await readUpTo(response, options.maxBytes);
    response.destroy();
    return { kind: statusCode === 429 || statusCode >= 500 ? 'unavailable' : 'refused' };
  } catch (error) {
    return { kind: error instanceof PrivateNameError ? 'refused' : 'unavailable' };
  }
}

function open(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

async function readUpTo(response: IncomingMessage, maxBytes: number): Promise<Download> {
  const chunks: Buffer[] = [];
  let size = 0;
  // It ends with an error where the connection does before the length that was announced.
  for await (const chunk of response.iterator({ destroyOnReturn: true })) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > maxBytes) return { kind: 'too-large' };
    chunks.push(chunk);
  }
  return { kind: 'done', bytes: new Uint8Array(Buffer.concat(chunks)) };
}
