import { token } from '@rubrica/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCommonMessages } from '../messages/common.ts';

const Mark = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  color: ${token.color.ink};
  font-size: ${token.font[18]};
  font-weight: 700;
  letter-spacing: -0.02em;
  text-decoration: none;
  &:lang(ar) {
    letter-spacing: 0;
  }
  &:hover {
    color: ${token.color.accentInk};
  }
  & > img {
    inline-size: 30px;
    block-size: 30px;
  }
`;

/** The logo and name, as a link. */
export function Brand({ to }: { to: string }) {
  const { brand } = useCommonMessages();
  return (
    <Mark to={to}>
      <img src="/icon.svg" alt="" />
      {brand}
    </Mark>
  );
}
