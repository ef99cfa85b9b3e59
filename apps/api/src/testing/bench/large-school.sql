-- A school of 1,000 users, 3,000 questions and 50,000 attempts, as copies of what the demo data has: a copy has every column of its
-- original, so a new column needs no change here. Statements are separated by a semicolon at the end of a line.
-- Ids begin with the time, as those of the server do: what is read together is stored together.
create function pg_temp.id_at(at timestamptz) returns uuid language sql volatile as
  $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
    || substr(md5(random()::text), 1, 15))::uuid $$;

create temp table numbers on commit drop as select n from generate_series(1, 200000) n;

create temp table students on commit drop as
  select gen_random_uuid() as id, n from numbers where n <= 700;

insert into users
  select r.* from users t, students s, lateral jsonb_populate_record(t, jsonb_build_object(
    'id', s.id, 'email', 'student' || s.n || '@school.example', 'name',
    (array['Sara', 'Omar', 'Nour', 'Salma', 'Karim', 'Mona', 'Hany', 'Laila', 'Amr', 'Dina'])[1 + s.n % 10] || ' ' ||
    (array['Hassan', 'Nabil', 'Fathy', 'Adel', 'Samir', 'Galal', 'Ezz'])[1 + s.n % 7] || ' ' || s.n)) r
  where t.email = 'student@rubrica.test';

create temp table assistants on commit drop as
  select gen_random_uuid() as id, n from numbers where n <= 40;

insert into users
  select r.* from users t, assistants s, lateral jsonb_populate_record(t, jsonb_build_object(
    'id', s.id, 'email', 'assistant' || s.n || '@school.example', 'name', 'Assistant ' || s.n)) r
  where t.email = 'assistant@rubrica.test';

create temp table parents on commit drop as
  select gen_random_uuid() as id, n from numbers where n <= 240;

insert into users
  select r.* from users t, parents s, lateral jsonb_populate_record(t, jsonb_build_object(
    'id', s.id, 'email', 'parent' || s.n || '@school.example', 'name', 'Parent ' || s.n)) r
  where t.email = 'parent@rubrica.test';

-- The people of the demo, as whom the calls are measured, belong to the school: the student and the assistant are the first of theirs.
insert into students select id, 0 from users where email = 'student@rubrica.test';

insert into assistants select id, 0 from users where email = 'assistant@rubrica.test';

insert into parent_children (parent_id, child_id, created_at)
  select p.id, s.id, now() from parents p join students s on s.n between p.n * 2 and p.n * 2 + 1;

insert into parent_children (parent_id, child_id, created_at)
  select p.id, s.id, now() from users p, students s where p.email = 'parent@rubrica.test' and s.n in (0, 40, 80)
  on conflict do nothing;

create temp table new_groups on commit drop as
  select gen_random_uuid() as id, n - 1 as n from numbers where n <= 40;

insert into groups
  select r.* from (select * from groups limit 1) g join groups t on t.id = g.id, new_groups s,
    lateral jsonb_populate_record(t, jsonb_build_object('id', s.id, 'name', 'Group ' || s.n, 'archived', false)) r;

insert into group_students (group_id, user_id)
  select g.id, s.id from students s join new_groups g on g.n = s.n % 40;

-- Four groups each, the demo's assistant ten.
insert into group_assistants (group_id, user_id)
  select g.id, a.id from assistants a join new_groups g
    on g.n in (a.n % 40, (a.n + 1) % 40, (a.n + 7) % 40, (a.n + 19) % 40) or (a.n = 0 and g.n < 10);

-- The task that most of the demo's attempts are at is every task here, with questions of its own.
create temp table originals on commit drop as
  select a.id, a.task_id, row_number() over (order by a.id) - 1 as n, count(*) over () as total
  from task_takens a
  where a.task_id = (
    select task_id from task_takens where submitted_at is not null group by task_id order by count(*) desc, task_id limit 1
  ) and a.released_at is not null;

create temp table new_tasks on commit drop as
  select gen_random_uuid() as id, n - 1 as n, now() - make_interval(days => (n * 180 / 360)::int) as set_at
  from numbers where n <= 360;

insert into tasks
  select r.* from tasks t, new_tasks s, lateral jsonb_populate_record(t, jsonb_build_object(
    'id', s.id, 'title', 'Homework ' || s.n, 'status', case when s.n % 20 = 19 then 'draft' else 'published' end,
    'open_at', s.set_at, 'due_at', s.set_at + interval '14 days', 'close_at', null, 'created_at', s.set_at)) r
  where t.id = (select task_id from originals limit 1);

create temp table new_questions on commit drop as
  select gen_random_uuid() as id, t.id as task_id, t.n, q.question_id, q.position
  from new_tasks t, task_questions q where q.task_id = (select task_id from originals limit 1);

insert into questions
  select r.* from new_questions s join questions t on t.id = s.question_id,
    lateral jsonb_populate_record(t, jsonb_build_object('id', s.id, 'title', t.title || ' ' || s.n)) r;

insert into questions
  select r.* from (select *, row_number() over (order by id) as n from questions where not is_from_video limit 40) o
    join questions t on t.id = o.id
    join numbers s on s.n <= greatest(0, (3000 - (select count(*) from questions)) / 40),
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'title', t.title || ' copy ' || s.n)) r;

insert into task_questions
  select r.* from new_questions s join task_questions t on t.question_id = s.question_id,
    lateral jsonb_populate_record(t, jsonb_build_object('task_id', s.task_id, 'question_id', s.id)) r
  where t.task_id = (select task_id from originals limit 1);

insert into task_groups
  select r.* from new_tasks s join new_groups g on (g.n + 40 - (s.n * 8) % 40) % 40 < 8,
    (select * from task_groups limit 1) o,
    lateral jsonb_populate_record(null::task_groups, jsonb_build_object('task_id', s.id, 'group_id', g.id)) r;

-- Seven percent wait for a marker, three are open, the rest is released.
create temp table new_attempts on commit drop as
  select pg_temp.id_at(t.set_at + make_interval(hours => (s.n % 300)::int)) as id, o.id as original_id, t.id as task_id, t.n as task_n, s.id as student_id, g.id as group_id,
    case when (s.n * 7 + t.n) % 100 < 7 and s.n <> 0 then 'submitted'
      when (s.n * 7 + t.n) % 100 < 10 then 'in_progress' else 'released' end as status,
    t.set_at + make_interval(hours => (s.n % 300)::int) as started_at
  from new_tasks t
    join new_groups g on (g.n + 40 - (t.n * 8) % 40) % 40 < 8
    join students s on s.n % 40 = g.n
    join originals o on o.n = (s.n + t.n) % o.total;

insert into task_takens
  select r.* from new_attempts s join task_takens t on t.id = s.original_id,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', s.id, 'task_id', s.task_id, 'student_id', s.student_id, 'number', 1, 'status', s.status,
      'started_at', s.started_at, 'deadline_at', null, 'created_at', s.started_at, 'submit_key', null, 'submit_reply', null,
      'submitted_at', case when s.status <> 'in_progress' then s.started_at + interval '40 minutes' end,
      'released_at', case when s.status = 'released' then s.started_at + interval '3 days' end,
      'mark', case when s.status <> 'in_progress' then t.mark end,
      'maximum', case when s.status <> 'in_progress' then t.maximum end,
      'pending', case s.status when 'released' then t.pending when 'submitted' then 1 end)) r
  order by r.id;

insert into attempt_questions
  select r.* from new_attempts s
    join attempt_questions t on t.task_taken_id = s.original_id
    join new_questions q on q.task_id = s.task_id and q.question_id = t.question_id,
    lateral jsonb_populate_record(t, jsonb_build_object('task_taken_id', s.id, 'question_id', q.id)) r
  order by r.task_taken_id;

create temp table new_answers on commit drop as
  select pg_temp.id_at(s.started_at) as id, t.id as original_id, s.id as attempt_id, q.id as question_id, s.status, s.started_at, s.group_id, q.position
  from new_attempts s
    join answers t on t.task_taken_id = s.original_id
    join new_questions q on q.task_id = s.task_id and q.question_id = t.question_id;

insert into answers
  select r.* from new_answers s join answers t on t.id = s.original_id,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', s.id, 'task_taken_id', s.attempt_id, 'question_id', s.question_id,
      'mark', case when s.status <> 'in_progress' then t.mark end,
      'maximum', case when s.status <> 'in_progress' then t.maximum end,
      'pending', case s.status when 'released' then t.pending when 'submitted' then (s.position = 0)::int end)) r
  order by r.id;

-- One save of marks for each attempt that is released, by an assistant of its group; the demo's assistant marks ten groups.
insert into audit_log (id, at, actor_id, actor_name, on_behalf_of, action, object, details, ip_address)
  select pg_temp.id_at(s.started_at + interval '2 days'), s.started_at + interval '2 days', a.id, 'Assistant', null, 'marks.save', 'answer:' || s.id,
    jsonb_build_object('before', jsonb_build_object('mark', 0), 'after', jsonb_build_object('mark', 1)), '192.0.2.1'
  from new_answers s
    join new_groups g on g.id = s.group_id
    join assistants a on a.n = case when g.n < 10 then 0 else g.n end
  where s.status = 'released' and s.position = 0
  order by 2;

insert into audit_log (id, at, actor_id, actor_name, on_behalf_of, action, object, details, ip_address)
  select pg_temp.id_at(now() - make_interval(mins => numbers.n::int)), now() - make_interval(mins => numbers.n::int), s.id, 'Student', null, 'session.login', 'user:' || s.id, '{}', '192.0.2.1'
  from numbers join students s on s.n = numbers.n % 700 where numbers.n <= 50000;

create temp table new_meetings on commit drop as
  select gen_random_uuid() as id, g.id as group_id, g.n as group_n,
    date_trunc('hour', now()) + make_interval(days => ((numbers.n - 25) * 7)::int, hours => (g.n % 12)::int) + interval '3 hours' as starts_at
  from new_groups g, numbers where numbers.n <= 30;

insert into meetings
  select r.* from (select id from meetings where closed_at is not null limit 1) o join meetings t on t.id = o.id,
    new_meetings s left join assistants a on a.n = s.group_n,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', s.id, 'title', 'Lesson of group ' || s.group_n, 'starts_at', s.starts_at, 'ends_at', s.starts_at + interval '1 hour',
      'series_id', null, 'occurrence_date', null, 'is_exception', false, 'cancelled_at', null, 'teacher_id', a.id,
      'closed_at', case when s.starts_at < now() - interval '2 hours' then s.starts_at + interval '2 hours' end)) r;

insert into meeting_groups (meeting_id, group_id) select id, group_id from new_meetings;

insert into attendance
  select r.* from new_meetings m join students s on s.n % 40 = m.group_n,
    lateral jsonb_populate_record((select a from attendance a where status is not null limit 1), jsonb_build_object(
      'meeting_id', m.id, 'student_id', s.id, 'status', (array['Present', 'Present', 'Late', 'Absent'])[1 + (s.n + m.group_n) % 4])) r
  where m.starts_at < now() - interval '2 hours';

insert into notices (id, user_id, kind, key, about, subject_id, at, read_at)
  select pg_temp.id_at(s.started_at + interval '3 days'), s.student_id, 'marks-released', 'released:' || s.id, jsonb_build_object(
      'task', jsonb_build_object('_id', s.task_id, 'title', 'Homework ' || s.task_n, 'kind', 'homework'),
      'attempt', s.id, 'student', null), s.id, s.started_at + interval '3 days',
    case when s.task_n > 10 then s.started_at + interval '4 days' end
  from new_attempts s where s.status = 'released';

insert into notices (id, user_id, kind, key, about, subject_id, at)
  select gen_random_uuid(), u.id, 'registration-waiting', 'registration:' || n, jsonb_build_object(
      'student', jsonb_build_object('_id', u.id, 'name', u.name)), u.id, now() - make_interval(hours => n::int)
  from users u, numbers where u.role in ('admin', 'assistant') and n <= 200
  on conflict do nothing;

insert into video_progress
  select r.* from video_progress t join users u on u.id = t.student_id and u.email = 'student@rubrica.test'
    join students s on s.n > 0, lateral jsonb_populate_record(t, jsonb_build_object('student_id', s.id)) r
  on conflict do nothing;

insert into practice_days (student_id, day)
  select s.id, current_date - numbers.n::int from students s, numbers where numbers.n <= 120 and (numbers.n + s.n) % 3 > 0
  on conflict do nothing;

analyze
