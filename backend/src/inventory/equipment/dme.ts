/** A group of equipment, as an admin keeps it. */
export interface DmeCategory {
  readonly name: string;
  readonly description: string | null;
  readonly sort_order: number;
}

/** A piece of equipment or a supply, as an admin keeps it. */
export interface DmeItem {
  readonly name: string;
  readonly description: string | null;
  readonly category_id: number;
  /** HCPCS level II, letter and four digits. */
  readonly hcpcs: string | null;
  /** What one is, such as `strip` or `pair`. */
  readonly unit: string | null;
  /** Null: no limit. */
  readonly quantity_limit: number | null;
  /** The time the limit spans: `month`, `3 months`, `year`. */
  readonly limit_period: string | null;
  /** Items with the same words here share one limit. Null: names tell; earlier ones lack it, and so they tell as well. */
  readonly limit_group?: string | null;
  readonly requires_size: boolean;
  readonly requires_color: boolean;
  readonly requires_length: boolean;
  readonly available_sizes: readonly string[];
  readonly available_colors: readonly string[];
  readonly available_lengths: readonly string[];
  readonly sort_order: number;
}
