import { useFocusOnChange } from '../../lib/address/use-focus-on-change.ts';
import { lazyPage } from '../../lib/page/lazy-page.tsx';
import { useSearchParams } from 'react-router-dom';
import { VideoList } from './video-list.tsx';

const editor = lazyPage(async () => {
  const { EditVideoPage } = await import('./edit/edit-video-page.tsx');
  return EditVideoPage;
});

/** The library of videos: the list, and the video that the address names (`?edit=`). */
export function VideosPage() {
  const [address] = useSearchParams();
  useFocusOnChange(`${address.get('edit')} ${address.get('captions')}`);
  return address.has('edit') ? editor : <VideoList />;
}
