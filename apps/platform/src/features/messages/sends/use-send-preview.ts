import type { WhatsAppAudience } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { keyOf } from '../../../lib/query-keys.ts';
import { audienceOf, taskOf, type SendDraft } from './send-draft.ts';

/** How long somebody has to rest before the server is asked again. */
const restMs = 400;

const nobody = (to: WhatsAppAudience['to']): WhatsAppAudience => ({ who: { kind: 'groups', groups: [] }, to });

/** What the server's reply depends on, and nothing else of the draft. */
const requestOf = (draft: SendDraft) => ({
  audience: audienceOf(draft) ?? nobody(draft.to),
  texts: { en: draft.en, ar: draft.ar },
  task: taskOf(draft),
  mediaFileId: draft.media?._id ?? null,
});

/** What a draft would send to whom, asked again as it changes. */
export function useSendPreview(draft: SendDraft) {
  const wanted = JSON.stringify(requestOf(draft));
  const [asked, setAsked] = useState({ key: wanted, body: requestOf(draft) });
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ key: wanted, body: requestOf(draft) }), restMs);
    return () => clearTimeout(timer);
    // The draft is what `wanted` was made of.
    // oxlint-disable-next-line react/exhaustive-deps -- a draft that asks for the same must not begin the rest again
  }, [wanted]);
  const query = useQuery({
    queryKey: keyOf('WhatsAppCampaign', 'preview', asked.key),
    queryFn: ({ signal }) => api.previewWhatsApp({ body: asked.body, signal }),
    placeholderData: (before) => before,
    // People change their minds and their numbers.
    staleTime: 0,
    gcTime: 0,
  });
  return { query, isCurrent: asked.key === wanted && query.isSuccess && !query.isPlaceholderData };
}
