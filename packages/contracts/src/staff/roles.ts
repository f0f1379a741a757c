/** The roles of staff in ascending order: each includes those before it. */
export const staffRoles = ['staff', 'operator', 'owner'] as const;

/** A staff member's permissions in the console. */
export type StaffRole = (typeof staffRoles)[number];

/** Whether a role includes another. */
export function includesRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
