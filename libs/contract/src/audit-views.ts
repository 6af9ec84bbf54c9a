import { ArrayMaxSize, IsArray, IsInt, IsObject, ValidateNested } from 'class-validator';
import { AUDIT_VIEWS_MOST, AUDIT_VIEW_NAME_MOST } from '@vouchwell/rules';
import { AuditFilterById } from './audit.ts';
import { Optional, RequiredText } from './fields.ts';
import { Type } from './filled.ts';

/** POST /audit/views */
export class SaveAuditViewRequest {
  @RequiredText('The name of the view', AUDIT_VIEW_NAME_MOST)
  name!: string;

  @ValidateNested()
  @IsObject({ message: 'asked must be an object of filters.' })
  @Type(() => AuditFilterById)
  asked!: AuditFilterById;
}

/** PUT /audit/views/{id}: what is left out stays as it is. */
export class ChangeAuditViewRequest {
  @RequiredText('The name of the view', AUDIT_VIEW_NAME_MOST)
  @Optional()
  name?: string;

  @ValidateNested()
  @IsObject({ message: 'asked must be an object of filters.' })
  @Type(() => AuditFilterById)
  @Optional()
  asked?: AuditFilterById;
}

/** PUT /audit/views: the order of all of them. */
export class OrderAuditViewsRequest {
  @IsInt({ each: true, message: 'views must be a list of the numbers of all views, in their new order.' })
  @ArrayMaxSize(AUDIT_VIEWS_MOST, { message: `views can have at most ${AUDIT_VIEWS_MOST} entries.` })
  @IsArray({ message: 'views must be a list of the numbers of all views, in their new order.' })
  views!: number[];
}

/** Filters of the history under a name. */
export interface AuditView {
  id: number;
  name: string;
  asked: AuditFilterById;
}

/** GET /audit/views: those of whoever asks, in their order. */
export interface AuditViewsResponse {
  views: readonly AuditView[];
  /** What a change of them is based on; null: there was never any. */
  revision: number | null;
}
