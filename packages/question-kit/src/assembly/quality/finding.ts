import type { DraftPath } from '../../primitives/draft/paths.ts';
import type { Exception } from '../core/exception.ts';
import type { RuleName } from './rules.ts';
import type { FindingData, Severity } from './severity.ts';

/** What a rule reports of a question. `path` leads from the draft to the field. */
export interface Finding {
  rule: RuleName;
  path: DraftPath;
  severity: Severity;
  data: FindingData;
  /** Set where an author switched the finding off; it is listed all the same. */
  exception: Exception | null;
}
