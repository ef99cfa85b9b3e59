/** Where staff see meetings. Admins plan them. */
export type MeetingsArea = '/admin' | '/assistant';
