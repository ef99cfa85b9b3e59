// Which modules the build puts into one file: what is always loaded together packs better as one, and has one head (docs/performance.md).

/** Modules that become one file. */
interface ChunkGroup {
  /** Begins the name of the file. */
  name: string;
  /** Patterns of the modules' paths. */
  modules: readonly RegExp[];
}

/** What every page needs, before a login too. */
const base = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|ky)\//u,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons|lucide)/u,
  /node_modules\/lucide-react\/dist\/esm\/icons\/arrow-left\./u,
  /packages\/api-client\/src\/(errors|client)\/(?!upload|refusal|staff-routes)/u,
  /packages\/ui\/src\/(provider|theme)\//u,
  /packages\/ui\/src\/messages\/common\./u,
  /packages\/ui\/src\/button\/(button|icon-button|route-link|use-refocus-after-disabled)\./u,
  /packages\/ui\/src\/feedback\/(banner|skeleton|spinner)\./u,
  /packages\/ui\/src\/layout\/(heading|skip-link|stack|visually-hidden)\./u,
  /platform\/src\/(app|main)\./u,
  /platform\/src\/lib\/(brand|errors|messages|storage)\/(?!create-database|drafts|use-stored-draft)/u,
  /platform\/src\/lib\/page\/(lazy-page|loading|missing-part|page-skeleton)\./u,
  /platform\/src\/lib\/toast\/(toast|lazy-toaster)\./u,
  /platform\/src\/lib\/(forms\/use-exclusive|preferences\/(messages|preferences-button))\./u,
  /platform\/src\/lib\/(api|i18n|login-state|route-link|session-ended|session-navigation)\./u,
  /platform\/src\/routes\/((?!cached-data|\w+-routes\.)[\w-]+|error\/(?!wrong)[\w-]+)\.tsx?$/u,
];

/** What forms and answers are filled in with. */
const fields = [/packages\/ui\/src\/fields\/(checkbox|choice-mark|field|text-field)\./u];

/** The login, and what the other forms of people without a session have in common with it. */
const login = [
  /node_modules\/react-hook-form\//u,
  /packages\/ui\/src\/fields\/password-field\./u,
  /platform\/src\/lib\/forms\/(?!use-zod-form|form-resolver|issue-text|number-|optional-phone)/u,
  /platform\/src\/features\/auth\/(login\/login-|auth-frame|form-|messages|remembered)/u,
];

/** What every page of every role needs besides. */
const area = [
  /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(infinite|Mutation|mutation|Queries|queries))/u,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(book-open|check|chevron-down|download|log-out)\./u,
  /packages\/ui\/src\/feedback\/(chip|error-state|format-duration|illustrations)\./u,
  /packages\/ui\/src\/layout\/card\./u,
  /platform\/src\/lib\/page\/(load-error|page-title-id|query-view)\./u,
  /platform\/src\/lib\/text\/use-comma-list\./u,
  // In the frame and in an attempt too.
  /platform\/src\/lib\/(tabs|plurals)\//u,
  /platform\/src\/lib\/(?!video-time|stimulus-kind)[\w-]+\.tsx?$/u,
  /platform\/src\/routes\/(area-routes|cached-data)\./u,
  // In the frame and in an attempt, which must not load each other.
  /platform\/src\/features\/chat\/chat-tool\./u,
];

/** The frame around every page but an attempt, and what most pages in it have in common. */
const shell = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(book-a|calendar-days|chevron-right|file-text|house|list-checks|mic|monitor-play)\./u,
  /packages\/ui\/src\/feedback\/empty-state\./u,
  /packages\/ui\/src\/layout\/avatar\./u,
  /platform\/src\/lib\/page\/(breadcrumbs|page)\./u,
  /platform\/src\/features\/shell\/(shell|side-nav|bottom-bar|notices|notice-strip|account-button|use-close-on-leave)\./u,
];

/** Where a student lands. */
const student = [
  /node_modules\/lucide-react\/dist\/esm\/icons\/(clipboard-list|headphones|pen-line|timer)\./u,
  /platform\/src\/features\/dashboard\/student\/[\w-]+\./u,
  /platform\/src\/lib\/calendar\/(dates|period|zone|use-calendar-format|use-now)\./u,
  /platform\/src\/lib\/attempts\/task-path\./u,
  /platform\/src\/lib\/work\//u,
];

/** What is needed to change something. */
const dialogs = [
  /node_modules\/@tanstack\/(query-core|react-query)\/.*\/(mutationObserver|useMutation)\./u,
  /packages\/ui\/src\/button\/quiet-button\./u,
  /packages\/ui\/src\/overlays\/(dialog|confirm-dialog|dialog-frame)\./u,
  // An attempt, a lecture and a document have these in common, which must not load each other.
  /node_modules\/lucide-react\/dist\/esm\/icons\/chevron-up\./u,
  /platform\/src\/lib\/words\/words-area\./u,
  /platform\/src\/lib\/files\/download-text\./u,
  /platform\/src\/lib\/text\/latin-digits\./u,
  /platform\/src\/lib\/storage\/drafts\./u,
];

/** What saves answers and marks as they are entered, and shows the time that is left. */
const saving = [
  /node_modules\/idb\//u,
  /packages\/ui\/src\/feedback\/countdown\./u,
  /platform\/src\/lib\/saving\/(?!use-is-mounted|send-when-leaving)/u,
  /platform\/src\/lib\/kit\/is-refused-for-good\./u,
  /platform\/src\/lib\/storage\/create-database\./u,
];

/** What answering, review, marking and the editor show questions with. */
const questions = [
  // What sends recordings: a browser asks once for a script, and without this one none would leave until the page is loaded again.
  /packages\/api-client\/src\/client\/upload\./u,
  /platform\/src\/lib\/kit\/(?!counted-|is-refused-|play-queue|take-queue)/u,
  /packages\/ui\/src\/layout\/(prose|split-pane)\./u,
  /question-kit\/src\/assembly\/(provider|answer\/(block-numbers|given-entry|use-entries))\./u,
  /question-kit\/src\/primitives\/(rich-text\/|stimulus\/(?!image-zoom|zoom)|text\/|text-ranges\/|views\/)/u,
  /question-kit\/src\/primitives\/messages\/(answer|messages|number-formatter)\./u,
  /question-kit\/src\/primitives\/(media|player|recorder)\/lazy-/u,
  /question-kit\/src\/primitives\/recordings\/(pending|take-problems)\./u,
  /question-kit\/src\/primitives\/schema\/answer-text\./u,
  /question-kit\/src\/families\/[\w-]+\/(components|prompt-lines|recordings|views\/(messages|prompt|short-styles|word-state))\./u,
  /question-kit\/src\/types\/(speaking-photo-description|speaking-qa|video-speaking)\/defaults\./u,
  /question-kit\/src\/families\/speaking\/views\/(answer-styles|spoken-(list|photo|prompt|recording|styles))\./u,
  /question-kit\/src\/types\/(fill-in-blanks\/gap-text|mcq\/choice\.|note-taking\/note-sheet|question-types)/u,
  /question-kit\/src\/types\/(matching\/messages|rubric\/instructions|vocab\/plain-words|video-speaking\/(prompt-video|styles|video-answer))\./u,
];

/**
 * The arithmetic of what is watched of a lecture: it would else be with the contract's schemas, which a student does not
 * load. Nothing that imports it from the contract can be in this group, which would take the schemas with it.
 */
const intervals = [/packages\/api-client\/src\/contract\/intervals\./u];

/** The words of notices and jobs, which would be with those schemas for the same reason. */
const notices = [/packages\/api-client\/src\/contract\/(notice-(kinds|texts)|job-texts)\./u];

/** The texts that reports have on their pages and in their files, likewise. */
const reports = [/packages\/api-client\/src\/contract\/report-texts\./u];

/** Small parts of what opens from the frame, most of them icons: each alone would have its file's name in the first script of every page. */
const icons = [
  /platform\/src\/lib\/page\/missing-dialog\./u,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(a-arrow-down|a-arrow-up|check-check|circle-question-mark|file-down|film|graduation-cap|key-round|link-2|message-circle-question-mark|moon|pencil-line|sun|undo-2|user-x|users|users-round)\./u,
];

/** Small parts of pages that are narrowed by the address, or edited by several people; each alone would have its file's name there too. */
const address = [
  /platform\/src\/lib\/(address\/|calendar\/date-filter-field|list\/(read-pages|use-page-in-list)|resource\/(changed-meanwhile|merge-values))/u,
];

/** What an attempt has in common with what starts once a page is idle, which would else load the attempt. */
const live = [
  /platform\/src\/lib\/live\/(hub|use-live|use-presence)\./u,
  /platform\/src\/lib\/service-worker\/attempt-lock\./u,
];

/** What pages and the server say to each other by the socket, which every page loads once it is idle, and all of the contract that it needs. */
const events = [/packages\/api-client\/src\/contract\/(events\/|ids\.)/u];

/** An attempt, with all that its questions are answered with; what encrypts an emergency file comes with the first one, what keeps pictures later. */
const attempt = [
  /platform\/src\/features\/attempt\/(?!emergency-file\.|kept-files\/)/u,
  /platform\/src\/routes\/student\/(answer|task-page)\./u,
];

/** In this order, because a group also takes what its modules import: no page is to load another's for that. */
export const chunkGroups: readonly ChunkGroup[] = [
  { name: 'base', modules: base },
  { name: 'area-base', modules: area },
  { name: 'shell', modules: shell },
  { name: 'fields', modules: fields },
  { name: 'login', modules: login },
  { name: 'dialogs', modules: dialogs },
  { name: 'saving', modules: saving },
  { name: 'questions', modules: questions },
  { name: 'student', modules: student },
  { name: 'intervals', modules: intervals },
  { name: 'notices', modules: notices },
  { name: 'reports', modules: reports },
  { name: 'icons', modules: icons },
  { name: 'address', modules: address },
  { name: 'live', modules: live },
  { name: 'attempt', modules: attempt },
  { name: 'events', modules: events },
];
