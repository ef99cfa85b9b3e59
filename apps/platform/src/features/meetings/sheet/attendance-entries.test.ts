import { describe, expect, it } from 'vitest';
import { attendanceLines } from '../../../testing/fixtures/meetings.ts';
import { changeLine, settle } from './attendance-entries.ts';

const [line] = attendanceLines;
if (!line) throw new Error('The fixture has no line.');
const student = line.student._id;
const mine = changeLine(line, undefined, { status: 'Late' });

describe('changes of an attendance sheet', () => {
  it('stay based on what the first unsaved one was made upon', () => {
    const again = changeLine({ ...line, rev: 9 }, mine, { remark: 'Bus' });
    expect(again).toMatchObject({ status: 'Late', remark: 'Bus', rev: line.rev, before: { status: line.status } });
  });

  it('meet nobody who marked other students, or only saw the student join', () => {
    const { met, rebased } = settle({ [student]: mine }, [{ ...line, rev: line.rev + 1, proposed: 'Late' }]);
    expect(met).toEqual([]);
    expect(rebased[student]).toMatchObject({ status: 'Late', rev: line.rev + 1 });
  });

  it('meet nobody who marked the same', () => {
    expect(settle({ [student]: mine }, [{ ...line, status: 'Late', rev: 7 }])).toEqual({ met: [], rebased: {} });
  });

  it('meet whoever marked the student differently, and are kept until somebody chooses', () => {
    const { met, rebased } = settle({ [student]: mine }, [{ ...line, status: 'Excused', rev: 7 }]);
    expect(met).toEqual([student]);
    expect(rebased[student]).toMatchObject({ status: 'Late', rev: 7, before: { status: 'Excused' } });
  });

  it('leave out a student who is not invited any more', () => {
    expect(settle({ gone: mine }, [line])).toEqual({ met: [], rebased: {} });
  });
});
