/** A stored object of an earlier version, before it is parsed. */
export type StoredShape = Readonly<Record<string, unknown>>;

/** Brings a stored object to the next version. What calls it writes the new version number. */
export type Migration = (stored: StoredShape) => StoredShape;

type VersionsBefore<
  Version extends number,
  Counted extends readonly unknown[] = [unknown],
> = Counted['length'] extends Version ? never : Counted['length'] | VersionsBefore<Version, [...Counted, unknown]>;

/**
 * A migration from every version before `Version`; the key is the version it starts from. `Migrations<3>` requires the keys
 * 1 and 2, so a forgotten step does not compile.
 */
export type Migrations<Version extends number> = number extends Version
  ? Readonly<Record<number, Migration>>
  : Version extends 1
    ? Readonly<Record<number, never>>
    : Readonly<Record<VersionsBefore<Version>, Migration>>;

/** The field that a block carries from version 2 on; a block of version 1 has none. */
export type VersionField<Version extends number> = number extends Version
  ? unknown
  : Version extends 1
    ? unknown
    : { version: Version };
