import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';

/** The reports, as their addresses call them. */
export const reportNames = ['marks', 'attendance', 'progress', 'items'] as const;
export type ReportName = (typeof reportNames)[number];

/** The formats of a report's file. */
export const sheetFormatSchema = z.enum(['xlsx', 'csv']);

/** How many rows a file may have that is written while it is downloaded; one with more is made by a job. */
export const mostStreamedRows = 5000;

/** Why a report could not be made. */
const reportFailureSchema = z.enum(['no-access', 'outdated', 'disk-full', 'too-many-rows', 'stopped', 'other']);

/** A report that a job makes as a file, for whoever asked for it. */
export const reportFileSchema = z.object({
  _id: idOf<'ReportFile'>(),
  report: z.enum(reportNames),
  format: sheetFormatSchema,
  /** What its rows were selected and sorted by, as the address of the report's page has it. */
  query: z.record(z.string(), z.string()),
  status: z.enum(['waiting', 'making', 'ready', 'expired', 'failed', 'cancelled']),
  /** How many rows it has, and how many of them are written. */
  rows: z.number().int(),
  rowsMade: z.number().int(),
  createdAt: dateTime,
  /** Until when it can be downloaded; null until it is ready. */
  expiresAt: dateTime.nullable(),
  sizeBytes: z.number().int().nullable(),
  failure: reportFailureSchema.nullable(),
});
export type ReportFile = z.infer<typeof reportFileSchema>;
