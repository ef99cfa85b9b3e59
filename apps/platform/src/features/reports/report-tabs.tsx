import { reportNames, type ReportName } from '@rubrica/api-client/contract';
import { RouteLink, token } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../lib/i18n.ts';
import { ar, en } from './file-messages.ts';
import { type ReportArea, reportPath } from './report-request.ts';

const Tabs = styled.nav`
  display: flex;
  gap: ${token.space[16]};
  overflow-x: auto;
  border-block-end: 1px solid ${token.color.line};

  & > a {
    flex: none;
    padding: ${token.space[12]} ${token.space[4]};
    color: ${token.color.inkSoft};
    text-decoration: none;
  }
  & > a[aria-current] {
    border-block-end: 2px solid ${token.color.accent};
    color: ${token.color.ink};
    font-weight: 600;
  }
`;

interface ReportTabsProps {
  area: ReportArea;
  current: ReportName | 'files';
}

/** The way from one report to the others, and to the files of long ones. */
export function ReportTabs({ area, current }: ReportTabsProps) {
  const m = useMessages({ en, ar });
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the window. Each report is a page of its own, so that this runs for each.
  useEffect(() => {
    const [row, tab] = [nav.current, nav.current?.querySelector('[aria-current]')];
    if (!row || !tab) return;
    const [{ left, right }, at] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Not `scrollIntoView`, after which Tab would go on from here, past the navigation.
    row.scrollLeft += Math.min(0, at.left - left) || Math.max(0, at.right - right);
  }, []);
  return (
    <Tabs ref={nav} aria-label={m.reports}>
      {reportNames.map((report) => (
        <RouteLink key={report} to={reportPath(area, report)} aria-current={report === current ? 'page' : undefined}>
          {m.names[report]}
        </RouteLink>
      ))}
      <RouteLink to={`${area}/reports/files`} aria-current={current === 'files' ? 'page' : undefined}>
        {m.files}
      </RouteLink>
    </Tabs>
  );
}
