import { describe, expect, it } from 'vitest';
import { attendanceLines } from '../../../testing/fixtures/meetings.ts';
import { changeLine, settle, upToDate } from './attendance-entries.ts';

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

  it('meet a dispute that came after them, and answer it once somebody has chosen', () => {
    const absent = { ...line, status: 'Absent' as const };
    const change = changeLine(absent, undefined, { status: 'Late' });
    const disputed = { ...absent, dispute: 'I was there.', rev: line.rev + 1 };
    const { met, rebased } = settle({ [student]: change }, [disputed]);
    expect(met).toEqual([student]);
    expect(settle(rebased, [{ ...disputed, remark: 'Bus', rev: 9 }]).met).toEqual([student]);
    expect(settle(rebased, [{ ...disputed, rev: 9 }]).met).toEqual([]);
    // Who has marked the same without having read it answers nothing.
    const same = changeLine(line, undefined, { status: 'Absent' });
    expect(settle({ [student]: same }, [disputed])).toEqual({ met: [], rebased: {} });
  });

  it('that keep a status answer the dispute that was read, and nothing else', () => {
    const disputed = { ...line, status: 'Absent' as const, dispute: 'I was there.', rev: 5 };
    const kept = { [student]: changeLine(disputed, undefined, { status: 'Absent' }) };
    const sent = (confirmed: typeof line) => Object.keys(upToDate(kept, new Map([[student, confirmed]])));
    expect(sent({ ...disputed, dispute: '', rev: 4 })).toEqual([student]);
    expect(sent(disputed)).toEqual([student]);
    expect(sent({ ...disputed, dispute: '', rev: 6 })).toEqual([]);
    expect(sent({ ...disputed, dispute: 'I was there!', rev: 6 })).toEqual([]);
    expect(settle(kept, [{ ...disputed, rev: 9 }]).rebased[student]).toMatchObject({ status: 'Absent', rev: 9 });
  });

  it('leave out a student who is not invited any more', () => {
    expect(settle({ gone: mine }, [line])).toEqual({ met: [], rebased: {} });
  });
});
