CREATE TABLE "dictionary_entries" (
	"lemma" text NOT NULL,
	"part_of_speech" text NOT NULL,
	"synsets" text[] NOT NULL,
	"common_senses" integer NOT NULL,
	CONSTRAINT "dictionary_entries_lemma_part_of_speech_pk" PRIMARY KEY("lemma","part_of_speech")
);
--> statement-breakpoint
CREATE TABLE "dictionary_pronunciations" (
	"word" text NOT NULL,
	"variant" integer NOT NULL,
	"arpabet" text NOT NULL,
	CONSTRAINT "dictionary_pronunciations_word_variant_pk" PRIMARY KEY("word","variant")
);
--> statement-breakpoint
CREATE TABLE "dictionary_synsets" (
	"id" text PRIMARY KEY NOT NULL,
	"definition" text NOT NULL,
	"examples" text[] NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "allows_dictionary" boolean DEFAULT false NOT NULL;