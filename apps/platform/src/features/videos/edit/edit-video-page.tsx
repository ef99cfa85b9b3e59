import type { VideoId } from '@rubrica/api-client/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api.ts';
import { useMessages } from '../../../lib/i18n.ts';
import { fetchedOnce } from '../../../lib/page/fetched-once.ts';
import { Compact } from '../../../lib/page/compact.tsx';
import { QueryView } from '../../../lib/page/query-view.tsx';
import { keyOf } from '../../../lib/query-keys.ts';
import { CaptionsEditor } from '../captions/captions-editor.tsx';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { editPath } from '../video-address.ts';
import { VideoEditor } from './video-editor.tsx';

/** A video of the library while it is added or changed, or its captions in the language that the address names. */
export function EditVideoPage() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const id = address.get('edit') ?? 'new';
  const language = address.get('captions');
  if (id === 'new') {
    return (
      <Compact>
        <VideoEditor onCreated={(created) => void navigate(editPath(created), { replace: true })} />
      </Compact>
    );
  }
  return (
    <Compact>
      <StoredVideo key={`${id} ${language}`} id={id} language={language} />
    </Compact>
  );
}

function StoredVideo({ id, language }: { id: VideoId; language: string | null }) {
  const { form: messages } = useMessages({ en, ar });
  const query = useQuery({
    queryKey: keyOf('Video', 'edited', id),
    queryFn: ({ signal }) => api.getVideo({ params: { id }, signal }),
    // A page that is open keeps what it was opened with; the next one asks again.
    ...fetchedOnce,
  });
  return (
    <QueryView query={query} errorTitle={messages.notLoaded} loadingLabel={messages.loading}>
      {(video) =>
        language === null ? <VideoEditor stored={video} /> : <CaptionsEditor video={video} language={language} />
      }
    </QueryView>
  );
}
