ALTER TABLE "sign_in_flows" DROP CONSTRAINT "sign_in_flows_kind_check";--> statement-breakpoint
ALTER TABLE "sign_in_flows" ADD CONSTRAINT "sign_in_flows_kind_check" CHECK (kind in ('second-step', 'passkey-sign-in', 'passkey-added', 'provider-sign-in', 'provider-linked', 'sign-in-link')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sign_in_flows" VALIDATE CONSTRAINT "sign_in_flows_kind_check";
