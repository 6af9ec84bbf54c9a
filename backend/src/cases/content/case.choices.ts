import { Injectable } from '@nestjs/common';
import type { DiagnosisRequest, ItemRequest } from '@vouchwell/contract';
import { itemOptions, normalizeIcd10 } from '@vouchwell/rules';
import { InventoryQueries } from '../../inventory/public.ts';
import { invalid, missing } from '../../kernel/basics/problem.ts';
import { factsOf, PatientQueries } from '../../patients/public.ts';
import { UserQueries } from '../../users/public.ts';
import type { CasePatient, SharedWith } from '../record/case.events.ts';
import type { DiagnosisChoice, ItemChoice } from '../record/case.rules.ts';

/** What was chosen on the screen, completed from what the site knows: people, descriptions, HCPCS codes and limits. */
@Injectable()
export class CaseChoices {
  constructor(
    private readonly inventory: InventoryQueries,
    private readonly patients: PatientQueries,
    private readonly users: UserQueries,
  ) {}

  /** As a case keeps them; of a record that was merged, the one that goes on. @throws DomainError missing */
  async patient(id: number): Promise<CasePatient> {
    const patient = await this.patients.goingOn(id);
    if (!patient) throw missing('patient_missing', 'Patient not found.');
    return { id: patient.id, ...factsOf(patient) };
  }

  /** @throws DomainError invalid */
  async colleague(id: number): Promise<SharedWith> {
    const user = await this.users.get(id);
    if (!user?.is_active) {
      const message = 'Choose an active user of this site.';
      throw invalid('no_such_colleague', message, { user_id: message });
    }
    return { user_id: id, full_name: user.full_name ?? user.username, username: user.username };
  }

  diagnoses(requests: readonly DiagnosisRequest[]): Promise<DiagnosisChoice[]> {
    return Promise.all(requests.map((request) => this.diagnosis(request)));
  }

  items(requests: readonly ItemRequest[]): Promise<ItemChoice[]> {
    return Promise.all(requests.map((request) => this.item(request)));
  }

  /** A code the catalogue lacks keeps the description it came with: a site may hold only the starter set. */
  private async diagnosis({ code, description, is_primary }: DiagnosisRequest): Promise<DiagnosisChoice> {
    const normalized = normalizeIcd10(code);
    const known = await this.inventory.diagnosis(normalized);
    return {
      code: normalized,
      description: known?.description ?? description ?? '',
      is_primary: is_primary ?? false,
      billable: known !== null || !(await this.inventory.isHeading(normalized)),
    };
  }

  private async item(request: ItemRequest): Promise<ItemChoice> {
    const known = await this.inventory.item(request.item);
    return {
      item: known?.name ?? request.item,
      category: known?.category ?? request.category ?? null,
      hcpcs: known?.hcpcs ?? null,
      quantity: request.quantity ?? 1,
      quantity_limit: known?.quantity_limit ?? null,
      limit_period: known?.limit_period ?? null,
      ...(known?.limit_group && { limit_group: known.limit_group }),
      size: request.size ?? null,
      color: request.color ?? null,
      length: request.length ?? null,
      justification: request.justification ?? null,
      requires: known ? itemOptions.filter((option) => known[`requires_${option}`]) : [],
    };
  }
}
