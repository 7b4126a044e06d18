/**
 * A company's members, and invitations to join. Owners invite by email. The link in the email is bound to the address and works once. Owns
 * member_invitations. Memberships belong to auth.
 */
import * as z from 'zod/mini';
import { agreedVersionsSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { emailAddress, instantSchema, optionalLine, requiredChoice, requiredText } from '#shared/schema.ts';
import { MEMBER_ROLES } from '#shared/vocabulary.ts';

export const memberSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(MEMBER_ROLES),
  joinedAt: instantSchema,
  /** The most recent use of a session that has not ended. */
  lastSeenAt: z.nullable(instantSchema),
  /** True if an admin suspended the member, who cannot sign in until restored. Otherwise absent. */
  isSuspended: z.optional(z.literal(true)),
});
export type Member = z.infer<typeof memberSchema>;

/** An open invitation. Used, withdrawn and expired invitations are not listed. */
export const memberInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  createdAt: instantSchema,
  expiresAt: instantSchema,
});
export type MemberInvitation = z.infer<typeof memberInvitationSchema>;

const role = requiredChoice(MEMBER_ROLES);
export const newMemberInvitationSchema = z.object({ email: emailAddress('email-not-valid'), role });
export const memberChangeSchema = z.object({ role });

const token = requiredText('link-not-complete', LIMITS.shortText);
export const acceptanceSchema = z.object({
  token,
  /** The name is required for visitors, who get a new account. Name and agreement are ignored for people who are signed in. */
  firstName: optionalLine(LIMITS.name),
  lastName: optionalLine(LIMITS.name),
  agreed: agreedVersionsSchema,
});

export const teamsContract = {
  listMembers: route({
    method: 'GET',
    path: '/api/companies/my-company/members',
    access: 'company',
    may: 'recruit',
    summary: "Lists the company's members in the order in which they joined",
    response: z.array(memberSchema),
  }),
  changeMember: route({
    method: 'PATCH',
    path: '/api/companies/my-company/members/:userId',
    access: 'company',
    may: 'manage',
    summary: 'Changes the role of a member. The role of the last owner cannot be changed.',
    body: memberChangeSchema,
    response: memberSchema,
  }),
  removeMember: route({
    method: 'DELETE',
    path: '/api/companies/my-company/members/:userId',
    access: 'company',
    may: 'manage',
    summary: 'Removes a member and signs them out; their work stays. The last owner cannot be removed.',
    response: z.null(),
    status: 204,
  }),
  inviteMember: route({
    method: 'POST',
    path: '/api/companies/my-company/member-invitations',
    access: 'company',
    may: 'manage',
    summary: 'Invites a person by email. Another invitation to the same address replaces the open one.',
    body: newMemberInvitationSchema,
    response: memberInvitationSchema,
    status: 201,
  }),
  listMemberInvitations: route({
    method: 'GET',
    path: '/api/companies/my-company/member-invitations',
    access: 'company',
    may: 'manage',
    summary: 'Lists the open invitations to become a member, newest first',
    response: z.array(memberInvitationSchema),
  }),
  withdrawMemberInvitation: route({
    method: 'DELETE',
    path: '/api/companies/my-company/member-invitations/:id',
    access: 'company',
    may: 'manage',
    summary: 'Withdraws an open invitation',
    response: z.null(),
    status: 204,
  }),
  readMemberInvitation: route({
    method: 'POST',
    path: '/api/member-invitations/read',
    access: 'visitor',
    summary: 'Returns the company, address and role of an invitation link, before it is accepted',
    body: z.object({ token }),
    response: z.object({
      companyName: z.string(),
      email: z.string(),
      role: z.enum(MEMBER_ROLES),
      /** The address of the signed-in reader, who joins with their own account. Null for a visitor. */
      signedInAs: z.nullable(z.string()),
    }),
  }),
  acceptMemberInvitation: route({
    method: 'POST',
    path: '/api/member-invitations/accept',
    access: 'visitor',
    summary:
      'Accepts an invitation: creates an account for a visitor, or adds the signed-in person. Starts no session.',
    body: acceptanceSchema,
    response: z.object({ companyName: z.string(), role: z.enum(MEMBER_ROLES), isNewAccount: z.boolean() }),
    status: 201,
  }),
};
