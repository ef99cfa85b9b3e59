import type { FileId } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { Film } from 'lucide-react';
import { styled } from 'styled-components';
import { useFileUrl } from './use-file-url.ts';

const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
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
    inline-size: 20px;
    block-size: 20px;
  }
`;

interface PosterProps {
  file: FileId | null;
  /** A CSS length; that of its container when absent. */
  width?: string;
  /** Empty where the title stands beside it. */
  alt?: string;
}

/** The poster of a video, or the sign of a film while there is none. */
export function Poster({ file, width = '100%', alt = '' }: PosterProps) {
  const url = useFileUrl(file ?? undefined);
  return (
    <Frame style={{ inlineSize: width }}>
      {file !== null && url !== undefined ? <img src={url} alt={alt} loading="lazy" /> : <Film aria-hidden="true" />}
    </Frame>
  );
}
