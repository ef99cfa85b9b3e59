import type { VideoId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { Heading, Stack } from '@rubrica/ui';
import { api } from '../../lib/api.ts';
import { useMessages } from '../../lib/i18n.ts';
import { keyOf } from '../../lib/query-keys.ts';
import { videoTime } from '../../lib/video-time.ts';
import { ar, en } from './messages.ts';

/** How many moments are named. */
const maxMoments = 5;

/** Where most students went back in a lecture; nothing where nobody did. */
export function RewoundMoments({ video }: { video: VideoId }) {
  const messages = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Video', 'statistics', video),
    queryFn: ({ signal }) => api.getVideoStatistics({ params: { id: video }, signal }),
  });
  const moments = (query.data?.parts ?? [])
    .filter(({ rewound }) => rewound > 0)
    .toSorted((a, b) => b.rewound - a.rewound)
    .slice(0, maxMoments);
  if (moments.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <Heading level={2} size={16}>
        {messages.rewound}
      </Heading>
      <ul style={{ paddingInlineStart: 20 }}>
        {moments.map(({ startMs, rewound }) => (
          <li key={startMs}>
            <bdi dir="ltr">{videoTime(startMs)}</bdi> · {messages.rewoundTimes(rewound)}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
