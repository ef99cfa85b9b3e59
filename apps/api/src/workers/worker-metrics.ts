import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { metricsReplySchema } from './messages.ts';

/** Lets the primary process collect what a registry of this worker holds. Returns how the metrics of all workers are read. */
export function shareMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry]);
  // Answers what `clusterMetrics` asks each worker for.
  void new AggregatorRegistry();
  const waiting = new Map<string, (text: string | null) => void>();
  process.on('message', (message) => {
    const reply = metricsReplySchema.safeParse(message).data;
    if (reply) waiting.get(reply.id)?.(reply.text);
  });
  return async () => {
    const id = randomUUID();
    const text = await new Promise<string | null>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ type: 'read-metrics', id });
    });
    waiting.delete(id);
    if (text === null) throw new Error('A worker did not give its metrics in time.');
    return text;
  };
}
