import type { Permission } from '@vouchwell/rules';
import { createElement, type ComponentType } from 'react';

export interface Screen {
  /** Below `/app`, as the router spells it. */
  path: string;
  /** Its file is fetched when it is first opened. */
  load: () => Promise<ComponentType>;
}

/** A screen that a right opens; the header leads to it. Most are of the admin area, below `/app/admin`. */
export interface AdminScreen extends Screen {
  label: string;
  /** Who may open it. */
  permission: Permission;
  /** What others read in its place: whom it is for, as a sentence. */
  needs: string;
  /** Opened seldom: the wide header has it under More. */
  isSeldom?: boolean;
  /** A part of another screen, which leads to it; the header does not. */
  isPart?: boolean;
}

const workflow = async () => (await import('../features/workflow/workflow-screen.tsx')).WorkflowScreen;

/** Every screen behind the sign-in but those of the admin area. */
export const screens: readonly Screen[] = [
  {
    path: '',
    load: async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  },
  {
    path: 'dashboard',
    load: async () => (await import('../features/dashboard/plain-dashboard-screen.tsx')).PlainDashboardScreen,
  },
  {
    path: 'refills',
    load: async () => (await import('../features/dashboard/refills-screen.tsx')).RefillsScreen,
  },
  { path: 'workflow/:step?', load: workflow },
  { path: 'user-workflow/:step?', load: workflow },
  {
    path: 'account',
    load: async () => (await import('../features/auth/account-screen.tsx')).AccountScreen,
  },
  {
    path: 'case/:caseId',
    load: async () => (await import('../features/record/case-screen.tsx')).CaseScreen,
  },
  {
    path: 'case/:caseId/past',
    load: async () => (await import('../features/record/case-past-screen.tsx')).CasePastScreen,
  },
];

/** Those of the admin area, in the header's order. */
export const adminScreens: readonly AdminScreen[] = [
  {
    path: 'users',
    label: 'Users',
    permission: 'can_manage_users',
    needs: "Access denied. You don't have permission to manage users.",
    load: async () => (await import('../features/users/users-screen.tsx')).UsersScreen,
  },
  {
    path: 'ai-settings',
    label: 'AI Settings',
    permission: 'can_manage_ai',
    needs: 'AI settings are for administrators who manage AI providers.',
    load: async () => (await import('../features/ai/ai-settings-screen.tsx')).AiSettingsScreen,
  },
  {
    path: 'rag-manager',
    label: 'RAG Manager',
    permission: 'can_manage_rag',
    needs: 'The RAG manager is for administrators who manage the content library.',
    load: async () => {
      // One screen of two features, which meet only here.
      const [{ RagManagerScreen }, { NoteFeedback }] = await Promise.all([
        import('../features/library/rag-manager-screen.tsx'),
        import('../features/feedback/public/note-feedback.tsx'),
      ]);
      return () => createElement(RagManagerScreen, { noteFeedback: createElement(NoteFeedback) });
    },
  },
  {
    path: 'inventory',
    label: 'Inventory',
    permission: 'can_access_admin',
    needs: 'Admin access required to manage the inventory.',
    load: async () => (await import('../features/inventory/inventory-screen.tsx')).InventoryScreen,
  },
  {
    path: 'cases',
    label: 'Case Oversight',
    permission: 'can_access_admin',
    needs: 'Admin access required to view case oversight dashboard.',
    load: async () => (await import('../features/oversight/oversight-screen.tsx')).OversightScreen,
  },
  {
    path: 'patients',
    label: 'Patients',
    permission: 'can_access_admin',
    needs: 'Admin access required to manage patients.',
    isSeldom: true,
    load: async () => (await import('../features/patients/patients-screen.tsx')).PatientsScreen,
  },
  {
    path: 'site',
    label: 'Site',
    permission: 'can_access_admin',
    needs: 'The site’s letterhead and time zone are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/site/site-screen.tsx')).SiteScreen,
  },
  {
    path: 'retention',
    label: 'Retention',
    permission: 'can_access_admin',
    needs: 'Keeping periods are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/retention/retention-screen.tsx')).RetentionScreen,
  },
  {
    path: 'providers',
    label: 'Providers',
    permission: 'can_access_admin',
    needs: 'Provider templates are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/provider-templates/providers-screen.tsx')).ProvidersScreen,
  },
  {
    path: 'reports',
    label: 'Reports',
    permission: 'can_access_admin',
    needs: 'Reports are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/reports/reports-screen.tsx')).ReportsScreen,
  },
  {
    path: 'rule-packs',
    label: 'Rule Packs',
    permission: 'can_access_admin',
    needs: 'Rule packs are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/rule-packs/rule-packs-screen.tsx')).RulePacksScreen,
  },
  {
    path: 'demo-requests',
    label: 'Demo Requests',
    permission: 'can_access_admin',
    needs: 'Demo requests are for administrators.',
    isSeldom: true,
    load: async () => (await import('../features/demo-requests/demo-requests-screen.tsx')).DemoRequestsScreen,
  },
];

/** Those that a right opens to whoever has it, admin or not, below `/app`. */
export const openedByRight: readonly AdminScreen[] = [
  {
    path: 'audit',
    label: 'Audit',
    permission: 'can_view_audit',
    needs: 'You do not have permission to read the audit history.',
    isSeldom: true,
    load: async () => (await import('../features/audit/audit-screen.tsx')).AuditScreen,
  },
  {
    path: 'alerts',
    label: 'Alerts',
    permission: 'can_view_audit',
    needs: 'You do not have permission to read the audit history.',
    isSeldom: true,
    load: async () => (await import('../features/alerts/alerts-screen.tsx')).AlertsScreen,
  },
  {
    path: 'audit-reports',
    label: 'Audit Reports',
    permission: 'can_view_audit',
    needs: 'You do not have permission to read the audit history.',
    isSeldom: true,
    load: async () => (await import('../features/audit/reports-screen.tsx')).AuditReportsScreen,
  },
  {
    path: 'audit/proof',
    label: 'Proof',
    permission: 'can_view_audit',
    needs: 'You do not have permission to read the audit history.',
    isPart: true,
    load: async () => (await import('../features/audit/proof-screen.tsx')).AuditProofScreen,
  },
];
