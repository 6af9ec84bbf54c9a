import { ArrayMaxSize, IsArray, IsEmail, IsString, MaxLength, MinLength } from 'class-validator';
import {
  demoRequestStatuses,
  type DemoRequestStatus,
  demoRoles,
  type DemoRole,
  demoTypes,
  type DemoType,
  organizationTypes,
  type OrganizationType,
  teamSizes,
  type TeamSize,
  timeframes,
  type Timeframe,
  type Sort,
} from '@vouchwell/rules';
import {
  EmptiableLines,
  OneOf,
  Optional,
  OptionalText,
  RequiredText,
  TidyList,
  together,
  Trimmed,
} from './fields.ts';
import { PageQuery, SortedBy } from './paging.ts';

const wordsOf = (choices: Readonly<Record<string, string>>) => Object.keys(choices);

/** POST /demo/request, by any visitor. */
export class DemoRequest {
  @RequiredText('First name', 100)
  firstName!: string;

  @RequiredText('Last name', 100)
  lastName!: string;

  @MaxLength(254, { message: 'Email can have at most 254 characters.' })
  @IsEmail({}, { message: 'Email must be an address such as name@example.org.' })
  @MinLength(1, { message: 'Email is required.' })
  @IsString({ message: 'Email is required.' })
  @Trimmed()
  email!: string;

  @OptionalText('Phone', 40)
  phone?: string;

  @RequiredText('Organization name', 200)
  company!: string;

  @OneOf('Role', wordsOf(demoRoles))
  role!: DemoRole;

  @OneOf('Organization type', wordsOf(organizationTypes))
  organizationType!: OrganizationType;

  @OneOf('Team size', wordsOf(teamSizes))
  @Optional()
  teamSize?: TeamSize;

  @OptionalText('Current solution', 500)
  currentSolution?: string;

  @PainPoints()
  painPoints?: string[];

  @OneOf('Timeframe', wordsOf(timeframes))
  @Optional()
  timeframe?: Timeframe;

  /** Without one: live. */
  @OneOf('Preferred demo type', wordsOf(demoTypes))
  @Optional()
  preferredDemoType?: DemoType;

  @OptionalText('Message', 4000, { lines: 'many' })
  message?: string;

  /** A field that nobody sees: whoever fills it in is a program, or has one fill in forms. */
  @OptionalText('Website', 200)
  website?: string;
}

function PainPoints(): PropertyDecorator {
  return together(
    TidyList(),
    IsArray({ message: 'Pain points must be a list.' }),
    ArrayMaxSize(12, { message: 'Pain points can be at most 12.' }),
    IsString({ each: true, message: 'Pain points must be texts.' }),
    MaxLength(100, { each: true, message: 'A pain point can have at most 100 characters.' }),
    Optional(),
  );
}

/** What was asked for, as it is kept; null: not said. */
export interface DemoRequestDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  company: string;
  role: DemoRole;
  organizationType: OrganizationType;
  teamSize: TeamSize | null;
  currentSolution: string | null;
  painPoints: readonly string[];
  timeframe: Timeframe | null;
  preferredDemoType: DemoType;
  message: string | null;
}

export interface DemoRequestedResponse {
  success: true;
}

/** What the admins' list is narrowed by. */
export class DemoRequestFilter {
  @OneOf('status', wordsOf(demoRequestStatuses))
  @Optional()
  status?: DemoRequestStatus;

  /** In names, email, organization and note. */
  @OptionalText('search', 200)
  search?: string;
}

/** GET /admin/demo-requests, newest first: 20 a page where nothing else is asked. */
export class DemoRequestsQuery extends PageQuery implements DemoRequestFilter {
  @OneOf('status', wordsOf(demoRequestStatuses))
  @Optional()
  status?: DemoRequestStatus;

  @OptionalText('search', 200)
  search?: string;

  @SortedBy('demo_requests')
  sort?: Sort<'demo_requests'>;
}

/** PUT /admin/demo-requests/{id}. What is left out stays as it is. */
export class UpdateDemoRequest {
  @OneOf('Status', wordsOf(demoRequestStatuses))
  @Optional()
  status?: DemoRequestStatus;

  @EmptiableLines('Note', 2000, 50)
  note?: string | null;
}

export interface DemoRequestResponse {
  id: number;
  /** An edit names it in If-Match. */
  revision: number;
  status: DemoRequestStatus;
  note: string | null;
  /** The field that nobody sees was filled in. */
  looks_automatic: boolean;
  created_at: string;
  updated_at: string;
  request: DemoRequestDetails;
}

export interface DemoRequestsResponse {
  requests: DemoRequestResponse[];
  total: number;
  /** At least 1. */
  pages: number;
}
