import { IsString, MaxLength, MinLength } from 'class-validator';
import { IMPORT_MOST_BYTES, largerFile } from '@vouchwell/rules';
import { Optional, together } from './fields.ts';

/** A file as text of four characters for three bytes. */
const LONGEST = Math.ceil(IMPORT_MOST_BYTES / 3) * 4;

const Base64 = (what: string, larger: string) =>
  together(
    MinLength(1, { message: 'The file is empty.' }),
    MaxLength(LONGEST, { message: larger }),
    IsString({ message: `file must be the ${what} in base64.` }),
  );

/** The bytes of a CSV file in base64. */
export const CsvFile = () => Base64('CSV file', largerFile.csv);

/** The bytes of an order file of ICD-10-CM in base64, as it is or with gzip; it may be left out. */
export const OrderFileField = () => together(Base64('order file', largerFile.order), Optional());

export interface RefusedImportRow {
  line: number;
  reason: string;
  /** As they stand in the file. */
  cells: string[];
}

/** What was begun goes on after the answer; the import's own address tells how far it is. */
export interface ImportBegunResponse {
  success: true;
  import_id: number;
}
