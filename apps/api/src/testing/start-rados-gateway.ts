import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import { type S3Location, s3ClientOptions } from '../services/files/s3-storage.ts';
import { findFreePort } from './find-free-port.ts';

const run = promisify(execFile);
const startTimeoutMs = 120_000;
const credentials = { accessKeyId: 'rubrica', secretAccessKey: 'rubrica-secret' };

/** A bucket in a real store with Amazon's protocol. */
export interface GatewayBucket {
  location: S3Location;
  /** The names of all objects. */
  keys: () => Promise<string[]>;
  unfinishedCount: () => Promise<number>;
  close: () => Promise<void>;
}

/** One monitor and one store in memory, and nobody to log in: it lives as long as a test. */
const configOf = (folder: string, monitorPort: number, fsid: string) => `[global]
fsid = ${fsid}
mon_host = [v2:127.0.0.1:${monitorPort}]
public_addr = 127.0.0.1
ms_bind_ipv6 = false
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# The gateway asks for encryption, which needs a login.
ms_mon_client_mode = crc
osd_objectstore = memstore
memstore_device_bytes = 1G
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_data_avail_crit = 1
mon_data = ${folder}/mon
osd_data = ${folder}/osd
run_dir = ${folder}
admin_socket = ${folder}/$name.$pid.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/$name.log
mon_cluster_log_file = ${folder}/cluster.log
`;

/**
 * Starts Ceph's gateway for S3 on a store of its own in memory, and creates a bucket. Needs the programs of Debian's packages
 * `ceph-mon`, `ceph-osd` and `radosgw`.
 *
 * @throws if the gateway does not answer within two minutes
 */
export async function startRadosGateway(): Promise<GatewayBucket> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-ceph-'));
  const config = path.join(folder, 'ceph.conf');
  const map = path.join(folder, 'monmap');
  const [monitorPort, gatewayPort, fsid, store] = [
    await findFreePort(),
    await findFreePort(),
    randomUUID(),
    randomUUID(),
  ];
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    started.push(spawn(program, ['-c', config, '-f', ...args], { stdio: 'ignore' }));
  const close = async () => {
    for (const child of started.toReversed()) {
      if (child.exitCode !== null || !child.kill('SIGKILL')) continue;
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true });
  };

  try {
    await writeFile(config, configOf(folder, monitorPort, fsid));
    for (const name of ['mon', 'osd']) await mkdir(path.join(folder, name));
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map]);
    await run('ceph-mon', ['-c', config, '--mkfs', '-i', 'a', '--monmap', map]);
    start('ceph-mon', '-i', 'a');
    await run('ceph', ['-c', config, '--connect-timeout', '60', 'osd', 'new', store]);
    await run('ceph-osd', ['-c', config, '-i', '0', '--mkfs', '--osd-uuid', store]);
    start('ceph-osd', '-i', '0');
    const { accessKeyId, secretAccessKey } = credentials;
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    await run('radosgw-admin', [
      '-c',
      config,
      'user',
      'create',
      '--uid',
      'school',
      '--display-name',
      'School',
      ...keys,
    ]);
    start('radosgw', '-n', 'client.admin', '--rgw-frontends', `beast endpoint=127.0.0.1:${gatewayPort}`);
    return { ...(await createBucket(`http://127.0.0.1:${gatewayPort}`)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createBucket(endpoint: string): Promise<Omit<GatewayBucket, 'close'>> {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  const location = { bucket: 'school', region: 'us-east-1', endpoint };
  const client = new S3Client(s3ClientOptions(location));
  const Bucket = location.bucket;
  for (const endsAt = performance.now() + startTimeoutMs; ; await wait(200)) {
    try {
      await client.send(new CreateBucketCommand({ Bucket }));
      break;
    } catch (error) {
      if (performance.now() > endsAt) throw error;
    }
  }
  return {
    location,
    keys: async () =>
      ((await client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).flatMap(({ Key }) => Key ?? []),
    unfinishedCount: async () =>
      ((await client.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).length,
  };
}
