import type { FileId } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { Film } from 'lucide-react';
import { styled } from 'styled-components';
import { useFileUrl } from '../../lib/lecture-player/use-file-url.ts';

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token.radius.control};
  background: ${token.color.sunken};
  color: ${token.color.inkFaint};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > svg {
    inline-size: 28px;
    block-size: 28px;
  }
`;

/** The picture of a lecture; the title stands beside it. */
export function Poster({ file }: { file: FileId | null }) {
  const url = useFileUrl(file ?? undefined);
  return <Frame>{url === undefined ? <Film aria-hidden="true" /> : <img src={url} alt="" />}</Frame>;
}
