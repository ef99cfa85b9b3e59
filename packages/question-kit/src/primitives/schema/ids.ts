declare const brand: unique symbol;

/**
 * An id of one kind of object. Plain text is accepted, so that questions can be written as JSON literals and a route's parameter
 * can be passed on; the id of another kind is a compile error.
 */
export type Id<Name extends string> = string & { readonly [brand]?: Name };

/** The id of a block within its question. */
export type BlockId = Id<'Block'>;

/** The id of an entry of a block's `content`: an option, a gap, a pair, a prompt, a photo. */
export type ItemId = Id<'Item'>;

/** The id of an entry of a question's `input`. */
export type InputItemId = Id<'InputItem'>;

/** The id of a marker's comment. */
export type AnnotationId = Id<'Annotation'>;

/** The id of a marker's comment at a second of a recording. */
export type TimedCommentId = Id<'TimedComment'>;

/** The name of a recording within an attempt: of a prompt, a photo or a video. */
export type RecordingId = Id<'Recording'>;

/** The id of a recording on the device that made it. */
export type LocalRecordingId = Id<'LocalRecording'>;

/** The id of a stored question. */
export type QuestionId = Id<'Question'>;

/** The id of an attempt. */
export type TaskTakenId = Id<'TaskTaken'>;

/** The id of a student's stored answer to one question of an attempt. */
export type AnswerId = Id<'Answer'>;

/** The id of a stored file. */
export type FileId = Id<'File'>;

/** The id of one of the host's categories of questions. */
export type CategoryId = Id<'Category'>;

/** The id of one of the host's levels. */
export type LevelId = Id<'Level'>;

/** The id of one of the host's diplomas. */
export type DiplomaId = Id<'Diploma'>;
