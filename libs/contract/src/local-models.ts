import { IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MODEL_NAME, MODEL_NAME_WANTED, MODEL_PIECE_BYTES } from '@vouchwell/rules';
import { RequiredText } from './fields.ts';

/** More than any model that a machine of a site holds: 200 GB. */
const MOST_BYTES = 200e9;

/** POST /admin/local-models/imports: a model's file that is to come in pieces. */
export class BeginModelImportRequest {
  /** What it shall be called on the model server. */
  @Matches(MODEL_NAME, { message: MODEL_NAME_WANTED })
  name!: string;

  @RequiredText('File name', 200)
  file_name!: string;

  @Max(MOST_BYTES, { message: 'The file is larger than 200 GB.' })
  @Min(1, { message: 'The file is empty.' })
  @IsInt({ message: 'bytes must be the size of the file, a whole number.' })
  bytes!: number;

  /** Of the whole file, in hexadecimal. */
  @Matches(/^[0-9a-f]{64}$/, { message: 'sha256 must be the SHA-256 of the file, 64 hexadecimal digits.' })
  sha256!: string;
}

/** POST /admin/local-models/imports/{id}/pieces. The same piece may be sent again. */
export class ModelPieceRequest {
  /** Where in the file it begins: as many bytes as are there, or fewer. */
  @Min(0, { message: 'at must be where the piece begins in the file.' })
  @IsInt({ message: 'at must be where the piece begins in the file.' })
  at!: number;

  /** The bytes in base64. */
  @MaxLength(Math.ceil(MODEL_PIECE_BYTES / 3) * 4, { message: 'A piece can have at most 2 MB.' })
  @MinLength(1, { message: 'The piece is empty.' })
  @IsString({ message: 'piece must be bytes in base64.' })
  piece!: string;
}

export interface ModelPieceResponse {
  success: true;
  /** From here the file is to be sent on; as many as the file has: all of it is there. */
  received: number;
}

export interface ModelImport {
  id: number;
  name: string;
  file_name: string;
  bytes: number;
  sha256: string;
  /** `receiving`: pieces are awaited; `received`: it is being checked and given to the model server. */
  stage: 'receiving' | 'received' | 'finished' | 'refused' | 'given_up';
  /** Why it was refused. */
  reason: string | null;
  by: string;
  at: string;
}

/** The import that is under way, with how far it is. */
export interface RunningModelImport extends ModelImport {
  received: number;
  /** What is done with it now, as the server that does it knows: a sentence. */
  doing: string | null;
}

export interface LocalModel {
  name: string;
  bytes: number;
  /** Such as `1.5B`. */
  parameters: string | null;
  quantisation: string | null;
  architecture: string | null;
  /** Tokens that it was made for. */
  context: number | null;
  /** As its file states it. */
  licence: string | null;
  /** Bytes that it takes while it writes a note; null where the model server does not tell enough. */
  memory_needed: number | null;
  /** Whether notes are written with it now. */
  writes_notes: boolean;
  /** As its newest notes at this site measured it; null: it has not written one. */
  words_per_second: number | null;
  /** What the bench of notes says of its kind: fit to write sentence by sentence, or for tests only; null: never tried. */
  advice: 'writes' | 'tests_only' | 'too_large' | null;
}

/** GET /admin/local-models: what the model server of the site has, and what is being imported. */
export interface LocalModelsResponse {
  models: LocalModel[];
  /** Why there is no list: the model server does not answer. */
  trouble: string | null;
  /** Bytes of memory of the machine of the model server; null where that is another one. */
  memory: number | null;
  /** Bytes that are free for a file that is being imported. */
  room: number;
  running: RunningModelImport | null;
  /** Those that came to an end, newest first. */
  imports: ModelImport[];
}

export interface ModelImportBegunResponse {
  success: true;
  import_id: number;
}
