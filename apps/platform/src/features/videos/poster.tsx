import type { FileId } from '@rubrica/api-client/contract';
import { token } from '@rubrica/ui';
import { useQuery } from '@tanstack/react-query';
import { Film } from 'lucide-react';
import { styled } from 'styled-components';
import { api } from '../../lib/api.ts';
import { keyOf } from '../../lib/query-keys.ts';

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

/** Shorter than a signed link lasts. */
const staleMs = 240_000;

interface PosterProps {
  file: FileId | null;
  /** A CSS length. */
  width: string;
  /** Empty where the title stands beside it. */
  alt?: string;
}

/** The poster of a video, or the sign of a film while there is none. */
export function Poster({ file, width, alt = '' }: PosterProps) {
  const { data } = useQuery({
    queryKey: keyOf('Video', 'poster', file),
    queryFn: ({ signal }) => api.getFile({ params: { id: file ?? '' }, signal }),
    enabled: file !== null,
    staleTime: staleMs,
  });
  return (
    <Frame style={{ inlineSize: width }}>
      {file !== null && data ? <img src={data.url} alt={alt} loading="lazy" /> : <Film aria-hidden="true" />}
    </Frame>
  );
}
