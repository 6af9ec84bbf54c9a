/** GET /ai-status. Provider and model are null for everyone but admins. */
export interface AiStatusResponse {
  configured: boolean;
  /** Whether the provider answers now; null where none is configured. */
  answers: boolean | null;
  provider: string | null;
  model: string | null;
  current_provider: string | null;
  current_model: string | null;
  /** A sentence for the screen. */
  message: string;
}
