/** The roles of staff, in order: each may do what the ones before it may. */
export const staffRoles = ['staff', 'operator', 'owner'] as const;

/** What a staff member may do in the console. */
export type StaffRole = (typeof staffRoles)[number];

/** Whether a role may do what needs another. */
export function includesRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
