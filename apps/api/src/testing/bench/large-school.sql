-- A school of 1,000 users, 3,000 questions and 50,000 attempts, as copies of what the demo data has: a copy has every column of its
-- original, so a new column needs no change here. Statements are separated by a semicolon at the end of a line.
-- Ids begin with the time, as those of the server do: what is read together is stored together.
create function pg_temp.id_at(at timestamptz) returns uuid language sql volatile as
  $$ select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
    || substr(md5(random()::text), 1, 15))::uuid $$;

-- A moment as the contract writes it.
create function pg_temp.iso(at timestamptz) returns text language sql stable as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- When a student begins a task that was set at a moment: within twelve days, and before now.
create function pg_temp.begun_at(set_at timestamptz, student bigint) returns timestamptz language sql stable as
  $$ select least(set_at + make_interval(hours => (student % 300)::int), now() - interval '1 hour' - make_interval(mins => student::int)) $$;

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

-- Beside their class, students are in one of four year groups of nearly 200: every fourth student.
create temp table years on commit drop as
  select gen_random_uuid() as id, n - 1 as n from numbers where n <= 4;

insert into groups
  select r.* from (select * from groups limit 1) g join groups t on t.id = g.id, years s,
    lateral jsonb_populate_record(t, jsonb_build_object('id', s.id, 'name', 'Year ' || (s.n + 1), 'archived', false)) r;

insert into group_students (group_id, user_id)
  select y.id, s.id from students s join years y on y.n = s.n % 4;

insert into group_assistants (group_id, user_id)
  select y.id, a.id from years y join assistants a on a.n between 5 * y.n + 1 and 5 * y.n + 5 or a.n + y.n = 0;

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
    join numbers s on s.n <= ceil((3000 - (select count(*) from questions)) / 40.0),
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'title', t.title || ' copy ' || s.n)) r;

-- Every question has a folder, one to four tags of sixty, and a first version.
update questions q set
    category_id = (select id from categories order by id offset o.n % 3 limit 1),
    level_id = (select id from levels order by id offset o.n / 3 % 4 limit 1),
    diploma_id = case when o.n % 5 > 0 then (select id from diplomas order by id offset o.n % 2 limit 1) end
  from (select id, row_number() over (order by id) as n from questions where not is_from_video) o where q.id = o.id;

insert into tags
  select r.* from (select * from tags limit 1) o join tags t on t.id = o.id, numbers s,
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'name', 'Topic ' || s.n, 'key', 'topic ' || s.n)) r
  where s.n <= 60;

insert into question_tags (question_id, tag_id)
  select q.id, t.id
  from (select id, row_number() over (order by id) as n from questions where not is_from_video) q
    join (select id, row_number() over (order by key) as n from tags) t on (q.n * 7 + t.n) % 60 < 1 + q.n % 4
  on conflict do nothing;

insert into question_versions (question_id, rev, author_id, started_at, saved_at, restored_from, maximum, content)
  select id, rev, author_id, created_at, created_at, null, maximum, content from questions where not is_from_video
  on conflict do nothing;

insert into task_questions
  select r.* from new_questions s join task_questions t on t.question_id = s.question_id,
    lateral jsonb_populate_record(t, jsonb_build_object('task_id', s.task_id, 'question_id', s.id)) r
  where t.task_id = (select task_id from originals limit 1);

insert into task_groups
  select r.* from new_tasks s join new_groups g on (g.n + 40 - (s.n * 8) % 40) % 40 < 8,
    (select * from task_groups limit 1) o,
    lateral jsonb_populate_record(null::task_groups, jsonb_build_object('task_id', s.id, 'group_id', g.id)) r;

-- One of the newest tasks is for everybody.
insert into task_groups
  select r.* from (select id from new_tasks where n = 5) s, years y, (select * from task_groups limit 1) o,
    lateral jsonb_populate_record(null::task_groups, jsonb_build_object('task_id', s.id, 'group_id', y.id)) r
  on conflict do nothing;

-- Seven percent wait for a marker, three are open, the rest is released.
create temp table new_attempts on commit drop as
  select pg_temp.id_at(pg_temp.begun_at(t.set_at, s.n)) as id, o.id as original_id, t.id as task_id, t.n as task_n, s.id as student_id,
    g.id as group_id, 1 as number,
    case when (s.n * 7 + t.n) % 100 < 7 and s.n <> 0 then 'submitted'
      when (s.n * 7 + t.n) % 100 < 10 then 'in_progress' else 'released' end as status,
    pg_temp.begun_at(t.set_at, s.n) as started_at
  from new_tasks t
    join new_groups g on (g.n + 40 - (t.n * 8) % 40) % 40 < 8
    join students s on s.n % 40 = g.n
    join originals o on o.n = (s.n + t.n) % o.total;

-- Everybody has done the task for everybody, some of them twice: a thousand attempts.
insert into new_attempts
  select pg_temp.id_at(pg_temp.begun_at(t.set_at, s.n)), o.id, t.id, t.n, s.id, g.id, number,
    case when s.n % 20 = 3 and number = 1 then 'submitted' else 'released' end, pg_temp.begun_at(t.set_at, s.n)
  from (select * from new_tasks where n = 5) t
    join students s on true
    join new_groups g on g.n = s.n % 40
    join originals o on o.n = (s.n + t.n) % o.total,
    (values (1), (2), (3)) as numbers (number)
  where case number when 1 then not exists (select 1 from new_attempts a where a.task_id = t.id and a.student_id = s.id)
    when 2 then s.n % 10 < 5 when 3 then s.n = 0 end;

insert into task_takens
  select r.* from new_attempts s join task_takens t on t.id = s.original_id,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', s.id, 'task_id', s.task_id, 'student_id', s.student_id, 'number', s.number, 'status', s.status,
      'started_at', s.started_at, 'deadline_at', null, 'created_at', s.started_at, 'submit_key', null, 'submit_reply', null,
      'submitted_at', case when s.status <> 'in_progress' then s.started_at + interval '40 minutes' end,
      'released_at', case when s.status = 'released' then least(s.started_at + interval '3 days', now()) end,
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
  select pg_temp.id_at(least(s.started_at + interval '2 days', now())), least(s.started_at + interval '2 days', now()), a.id, 'Assistant', null, 'marks.save', 'answer:' || s.id,
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
      'attempt', s.id, 'student', null), s.id, least(s.started_at + interval '3 days', now()),
    case when s.task_n > 10 then least(s.started_at + interval '4 days', now()) end
  from new_attempts s where s.status = 'released';

insert into notices (id, user_id, kind, key, about, subject_id, at)
  select gen_random_uuid(), u.id, 'registration-waiting', 'registration:' || n, jsonb_build_object(
      'student', jsonb_build_object('_id', u.id, 'name', u.name)), u.id, now() - make_interval(hours => n::int)
  from users u, numbers where u.role in ('admin', 'assistant') and n <= 200
  on conflict do nothing;

-- Sixty lectures and forty documents, half of them for each group.
create temp table new_videos on commit drop as
  select gen_random_uuid() as id, n from numbers where n <= 60;

insert into videos
  select r.* from (select id from videos where status = 'published' order by id limit 1) o join videos t on t.id = o.id, new_videos s,
    lateral jsonb_populate_record(t, jsonb_build_object('id', s.id, 'title', 'Lecture ' || s.n, 'order', s.n)) r;

insert into video_groups (video_id, group_id)
  select v.id, g.id from new_videos v join new_groups g on (v.n + g.n) % 2 = 0;

insert into video_progress
  select r.* from (select * from video_progress order by video_id limit 1) o
    join video_progress t on t.video_id = o.video_id and t.student_id = o.student_id,
    new_videos v, students s, lateral jsonb_populate_record(t, jsonb_build_object('video_id', v.id, 'student_id', s.id)) r
  where (v.n + s.n) % 2 = 0;

insert into video_progress
  select r.* from video_progress t join users u on u.id = t.student_id and u.email = 'student@rubrica.test'
    join students s on s.n > 0, lateral jsonb_populate_record(t, jsonb_build_object('student_id', s.id)) r
  on conflict do nothing;

create temp table new_pdfs on commit drop as
  select gen_random_uuid() as id, n from numbers where n <= 40;

insert into pdfs
  select r.* from (select id from pdfs where status = 'published' order by id limit 1) o join pdfs t on t.id = o.id, new_pdfs s,
    lateral jsonb_populate_record(t, jsonb_build_object('id', s.id, 'title', 'Document ' || s.n, 'order', s.n)) r;

insert into pdf_groups (pdf_id, group_id)
  select p.id, g.id from new_pdfs p join new_groups g on (p.n + g.n) % 2 = 0;

insert into pdf_progress
  select r.* from (select * from pdf_progress order by pdf_id limit 1) o join pdf_progress t on t.pdf_id = o.pdf_id and t.user_id = o.user_id,
    new_pdfs p, students s, lateral jsonb_populate_record(t, jsonb_build_object('pdf_id', p.id, 'user_id', s.id)) r
  where (p.n + s.n) % 2 = 0;

-- Five hundred words for each of the first students.
insert into words
  select r.* from (select * from words order by id limit 1) o join words t on t.id = o.id, students s, numbers,
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'user_id', s.id, 'word', 'word' || numbers.n,
      'due_at', now() + make_interval(hours => (numbers.n - 100)::int))) r
  where s.n < 20 and numbers.n <= 500
  on conflict do nothing;

insert into staff_notes
  select r.* from (select * from staff_notes order by id limit 1) o join staff_notes t on t.id = o.id, students s, numbers,
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'student_id', s.id, 'text', 'Note ' || numbers.n)) r
  where numbers.n <= 5;

insert into sessions
  select r.* from users u, numbers, lateral jsonb_populate_record(null::sessions, jsonb_build_object(
    'id', gen_random_uuid(), 'token', md5(u.id || '-' || numbers.n), 'user_id', u.id, 'expires_at', now() + interval '7 days',
    'last_used_at', now() - interval '1 hour', 'created_at', now() - interval '1 day', 'updated_at', now() - interval '1 hour')) r
  where numbers.n <= 2;

insert into practice_days (student_id, day)
  select s.id, current_date - numbers.n::int from students s, numbers where numbers.n <= 120 and (numbers.n + s.n) % 3 > 0
  on conflict do nothing;

-- A conversation of every student and parent with sixty messages, and of every third one a second by WhatsApp with twenty; numbers that
-- are nobody's besides. One in ten waits for an answer.
create temp table new_threads on commit drop as
  select gen_random_uuid() as id, o.id as owner_id, o.n, 'chat' as channel, 60 as messages from (
    select id, row_number() over (order by id) as n from users where role in ('student', 'parent')) o
  where not exists (select 1 from chat_threads t where t.owner_id = o.id and t.channel = 'chat');

insert into new_threads
  select gen_random_uuid(), o.owner_id, o.n, 'whatsapp', 20 from new_threads o
  where o.n % 3 = 0 and not exists (select 1 from chat_threads t where t.owner_id = o.owner_id and t.channel = 'whatsapp');

insert into new_threads
  select gen_random_uuid(), null, 2000 + n, 'whatsapp', 20 from numbers where n <= 60;

create temp table new_messages on commit drop as
  select t.id as thread_id, t.owner_id, t.n, s.n as seq, now() - make_interval(hours => ((t.messages - s.n) * 50 + t.n % 50)::int) as at,
    case when s.n % 2 = 1 then 'owner' when s.n % 20 = 0 then 'note' else 'staff' end as by
  from new_threads t join numbers s on s.n <= t.messages
  where s.n < t.messages or t.n % 10 > 0;

insert into chat_threads (id, channel, owner_id, contact_hash, contact_ending, last_seq, last_message_at, last_by, waiting_since, assigned_to,
    owner_read_seq, created_at, updated_at)
  select t.id, t.channel, t.owner_id, case when t.owner_id is null then 'contact ' || t.n end, case when t.owner_id is null then '4567' end,
    l.seq, l.at, case when l.seq % 2 = 1 then 'owner' else 'staff' end, case when l.seq % 2 = 1 then l.at end,
    case when t.n % 4 = 0 then a.id end, l.seq - t.n % 3, l.at, l.at
  from new_threads t
    join (select thread_id, max(seq) as seq, max(at) as at from new_messages group by 1) l on l.thread_id = t.id
    join assistants a on a.n = t.n % 40;

insert into chat_messages (id, thread_id, seq, client_id, author_id, by, text, waited_ms, reported_at, reported_by, created_at)
  select pg_temp.id_at(m.at), m.thread_id, m.seq, gen_random_uuid(), case when m.by = 'owner' then m.owner_id else a.id end, m.by,
    (array['When is Homework ', 'I have a question about Homework ', 'Thank you, and see you on Homework ', 'Sara asks for Homework '])[1 + m.seq % 4]
      || (m.seq + m.n) % 360, case when m.by = 'staff' then (m.n % 400) * 60000 end,
    case when m.by = 'owner' and (m.n * 60 + m.seq) % 997 = 0 then m.at end,
    case when m.by = 'owner' and (m.n * 60 + m.seq) % 997 = 0 then a.id end, m.at
  from new_messages m join assistants a on a.n = m.n % 40
  order by 1;

insert into chat_reads (thread_id, user_id, read_seq)
  select t.id, a.id, t.last_seq - 2 from chat_threads t join assistants a on a.n % 8 = 0
  on conflict do nothing;

insert into canned_answers
  select r.* from (select id from canned_answers order by id limit 1) o join canned_answers t on t.id = o.id, numbers,
    lateral jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'title', 'Answer ' || numbers.n)) r
  where numbers.n <= 200;

-- Two hundred sends to 150 people each, and a thousand answers to one person.
create temp table new_campaigns on commit drop as
  select pg_temp.id_at(now() - make_interval(hours => n::int)) as id, n, now() - make_interval(hours => n::int) as at,
    case when n <= 200 then 'manual' else 'reply' end as kind
  from numbers where n <= 1200;

insert into whatsapp_campaigns
  select r.* from (select id from whatsapp_campaigns where kind not in ('reply', 'confirmation') order by id limit 1) o
    join whatsapp_campaigns t on t.id = o.id, new_campaigns s,
    lateral jsonb_populate_record(t, jsonb_build_object(
      'id', s.id, 'name', 'Send ' || s.n, 'kind', case when s.n <= 200 then t.kind else 'reply' end, 'client_id', gen_random_uuid(),
      'automation', case when s.n <= 200 then t.automation end, 'state', 'finished', 'pause_reason', null, 'finished_at', s.at,
      'created_at', s.at, 'updated_at', s.at)) r;

insert into whatsapp_messages
  select r.* from new_campaigns s join students p on case when s.n <= 200 then (p.n + s.n) % 5 = 0 and p.n < 750 else p.n = s.n % 700 end,
    lateral jsonb_populate_record((select m from whatsapp_messages m order by id limit 1), jsonb_build_object(
      'id', pg_temp.id_at(s.at), 'campaign_id', s.id, 'recipient_id', p.id, 'text', 'Send ' || s.n, 'occasion', null,
      'state', (array['read', 'delivered', 'accepted', 'read', 'failed', 'cancelled'])[1 + ((p.n + s.n * 3) % 97) % 6], 'state_at', s.at,
      'attempted_at', s.at, 'provider_message_id', s.n || '-' || p.n, 'remote_id', s.n || '-' || p.n, 'check_at', null,
      'failure', case when ((p.n + s.n * 3) % 97) % 6 = 4 then 'invalid-number' end)) r;

insert into whatsapp_preferences (user_id, opted_out_at, opted_out_by, created_at, updated_at)
  select id, now(), 'person', now(), now() from students where n % 7 = 0
  on conflict do nothing;

-- Eighty books, three quarters of them published for half of the groups, and read by their students.
create temp table new_books on commit drop as
  select gen_random_uuid() as id, n, (select id from books where published_version is not null order by id limit 1) as original_id
  from numbers where n <= 80;

insert into books
  select r.* from new_books s join books t on t.id = s.original_id, lateral jsonb_populate_record(t, jsonb_build_object(
    'id', s.id, 'title', 'Book ' || s.n, 'created_at', now() - make_interval(days => s.n::int)) ||
    case when s.n % 4 = 0 then '{"published_version": null, "published_rev": null, "published_at": null}'::jsonb else '{}'::jsonb end) r;

insert into book_versions
  select r.* from new_books s join book_versions t on t.book_id = s.original_id,
    lateral jsonb_populate_record(t, jsonb_build_object('book_id', s.id)) r;

insert into book_questions
  select r.* from new_books s join book_questions t on t.book_id = s.original_id,
    lateral jsonb_populate_record(t, jsonb_build_object('book_id', s.id)) r;

insert into book_groups (book_id, group_id)
  select b.id, g.id from new_books b join new_groups g on (b.n + g.n) % 2 = 0;

insert into book_readings (book_id, student_id, page, seconds_read, opened_at, finished_at, reported_at)
  select b.id, s.id, 1 + (b.n + s.n) % 3, 60 * (s.n % 30), now() - interval '9 days', case when s.n % 3 = 0 then now() - interval '2 days' end,
    now() - interval '2 days'
  from new_books b join students s on (b.n + s.n % 40) % 2 = 0 where b.n % 4 > 0;

-- What became of the attendance: everybody was confirmed, one in five was corrected, and a few wait for an answer to their word.
insert into attendance_changes (id, meeting_id, student_id, at, actor_id, status_before, status_after, remark)
  select pg_temp.id_at(m.starts_at + make_interval(hours => c.n::int)), m.id, a.student_id, m.starts_at + make_interval(hours => c.n::int), t.id,
    case when c.n = 2 then 'Absent' end, a.status, case when c.n = 2 then 'Came late' else '' end
  from new_meetings m join attendance a on a.meeting_id = m.id join students s on s.id = a.student_id
    left join assistants t on t.n = m.group_n
    join numbers c on c.n = 1 or (c.n = 2 and s.n % 5 = 0)
  order by 1;

update attendance a set dispute = 'I was there.', disputed_at = now()
  from students s, new_meetings m
  where s.id = a.student_id and m.id = a.meeting_id and m.starts_at > now() - interval '10 days' and s.n % 50 = 1;

insert into notices (id, user_id, kind, key, about, subject_id, at, read_at)
  select pg_temp.id_at(m.starts_at - interval '2 days'), s.id, 'meeting-moved', 'moved:' || m.id, jsonb_build_object(
      'meeting', jsonb_build_object('_id', m.id, 'title', 'Lesson of group ' || m.group_n), 'startsAt', pg_temp.iso(m.starts_at), 'startedAtBefore', pg_temp.iso(m.starts_at),
      'more', 0, 'student', null), m.id, m.starts_at - interval '2 days', case when m.starts_at < now() then m.starts_at end
  from new_meetings m join students s on s.n % 40 = m.group_n where m.starts_at < now() + interval '2 days';

analyze
