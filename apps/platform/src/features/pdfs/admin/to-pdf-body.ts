import type { Pdf } from '@rubrica/api-client/contract';
import type { UpdateBody } from '../../../lib/resource/resources.ts';

/** A document as it is written, unchanged. */
export function toPdfBody({ title, description, level, groups, order, canPrint, canDownload, status, file }: Pdf) {
  return {
    title,
    description,
    level,
    groups,
    order,
    canPrint,
    canDownload,
    status,
    file: file.id,
  } satisfies UpdateBody<'Pdf'>;
}
