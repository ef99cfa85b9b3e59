import type { CallArguments, Contract, ReportFile, ReportName } from '@rubrica/api-client/contract';

type Body = CallArguments<Contract['createReportFile']>['body'];

/** A report with its filters and its order, without the format of its file. */
export type ReportRequest = Body extends infer Each ? (Each extends Body ? Omit<Each, 'format'> : never) : never;

/** The area in which a report is shown. */
export type ReportArea = '/admin' | '/assistant';

/** The page of each report, below that of the reports. */
const paths: Record<ReportName, string> = {
  marks: '',
  attendance: '/attendance',
  progress: '/progress',
  items: '/items',
};

/** The address of a report's page, with filters. */
export function reportPath(area: ReportArea, report: ReportName, query: ReportFile['query'] = {}): string {
  const search = new URLSearchParams(query).toString();
  return `${area}/reports${paths[report]}${search && `?${search}`}`;
}
