ALTER TABLE "users" ADD COLUMN "terms_language" text;--> statement-breakpoint
ALTER TABLE "self_identifications" ADD COLUMN "consent_language" text;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "text_hash" text;--> statement-breakpoint
-- What was agreed to before was read in English.
UPDATE "users" SET "terms_language" = 'en' WHERE "terms_version" IS NOT NULL;--> statement-breakpoint
UPDATE "self_identifications" SET "consent_language" = 'en' WHERE "consent_version" IS NOT NULL;--> statement-breakpoint
-- Sentences of before become the messages that say the same; others stay as they are.
UPDATE "resume_metadata" SET "parse_message" = said."key" FROM (VALUES
  ('Failed to process your resume. Please try again.', 'resumeFiles.failed'),
  ('The virus scanner is not responding. Your file is saved and will be scanned and read as soon as possible.', 'resumeFiles.scannerAway'),
  ('The stored file is damaged. Please upload it again.', 'resumeFiles.damaged'),
  ('The stored file is missing. Please upload it again.', 'resumeFiles.missing'),
  ('The candidate withdrew this application; the resume is no longer shared.', 'resumeFiles.noLongerShared'),
  ('The applicant deleted their account; their resume is gone.', 'resumeFiles.accountDeleted'),
  ('This file is empty. Please choose the file again, or export it once more.', 'resumeFiles.empty'),
  ('This file is not a PDF, Word or text document. Please upload a PDF, DOC, DOCX or TXT file.', 'resumeFiles.notDocument'),
  ('No text was found in this file. It seems to be a scan or a picture. Please upload a version whose text can be selected.', 'resumeFiles.noText'),
  ('This file is protected with a password. Please save it without a password and upload it again.', 'resumeFiles.encrypted'),
  ('This file is damaged and cannot be opened. Please export it again and upload the new copy.', 'resumeFiles.broken'),
  ('This file is too large, or unpacks to too much. Please upload a version under 5 MB without large pictures.', 'resumeFiles.tooBig'),
  ('This file is built in a way that cannot be read safely. Please export it again as a plain PDF or DOCX.', 'resumeFiles.tooComplex'),
  ('Reading this file took too long. Please export it again as a plain PDF or DOCX.', 'resumeFiles.tooSlow')
) AS said("text", "key") WHERE "resume_metadata"."parse_message" = said."text";--> statement-breakpoint
UPDATE "bulk_items" SET "outcome" = said."key" FROM (VALUES
  ('The application no longer exists.', 'hiringErrors.applicationGone'),
  ('Someone else changed it at the same time.', 'hiringErrors.changedMeanwhile'),
  ('No change needed.', 'hiringErrors.noChangeNeeded'),
  ('The message was already sent.', 'hiringErrors.messageAlreadySent'),
  ('It has since been assigned to someone else.', 'hiringErrors.reassigned'),
  ('It was refused.', 'hiringErrors.refused'),
  ('Leave the name out: this job is reviewed blind.', 'hiringErrors.blindTag'),
  ('Choose someone who works on this job.', 'hiringErrors.chooseTeamMember'),
  ('This job has no such stage.', 'hiringErrors.noSuchStage'),
  ('There is no move to undo.', 'hiringErrors.noMoveToUndo'),
  ('Its previous stage was removed.', 'hiringErrors.previousStageRemoved'),
  ('The candidate has already been notified. Move the application to another stage instead.', 'hiringErrors.alreadyNotified'),
  ('Only a person can reject.', 'hiringErrors.onlyPersonRejects'),
  ('Enter the reason in the note.', 'hiringErrors.reasonInNote'),
  ('Choose a reason for the rejection.', 'hiringErrors.chooseRejectReason'),
  ('The applicant withdrew. Only they can apply again.', 'hiringErrors.applicantWithdrew'),
  ('Only the candidate can withdraw.', 'hiringErrors.onlyCandidateWithdraws'),
  ('A rejected applicant can’t be hired directly. Move the application back to an earlier stage first.', 'hiringErrors.rejectedNotHired'),
  ('The applicant withdrew. You can no longer send them messages.', 'hiringErrors.withdrewNoMessages'),
  ('No one here reads messages about this application.', 'hiringErrors.nobodyReads')
) AS said("text", "key") WHERE "bulk_items"."outcome" = said."text";--> statement-breakpoint
UPDATE "bulk_items" SET "outcome" = jsonb_build_object('key', 'hiringErrors.alreadyInStage', 'values', jsonb_build_object('stage', substring("outcome" from '^It is already in (.*)\.$')))::text
  WHERE "outcome" ~ '^It is already in (.*)\.$';--> statement-breakpoint
UPDATE "bulk_items" SET "outcome" = jsonb_build_object('key', 'hiringErrors.noValues', 'values', jsonb_build_object('names', substring("outcome" from '^There is no value for (.*)\.$')))::text
  WHERE "outcome" ~ '^There is no value for (.*)\.$';--> statement-breakpoint
UPDATE "ats_connections" SET "problem" = said."key" FROM (VALUES
  ('Upload a job file first.', 'integrationErrors.jobFileFirst'),
  ('Link the account first.', 'integrationErrors.linkFirst'),
  ('Something went wrong on our side. We’ll try again automatically.', 'integrationErrors.ownFailure'),
  ('The account is not linked.', 'integrationErrors.accountNotLinked'),
  ('The other system keeps sending the same page.', 'integrationErrors.repeatsPage'),
  ('Merge gave no address for linking.', 'integrationErrors.mergeNoLink'),
  ('The system shows no user who could add a candidate.', 'integrationErrors.noUserThere'),
  ('Merge gave no id for what was sent.', 'integrationErrors.mergeNoId'),
  ('Merge could not be reached.', 'integrationErrors.mergeUnreachable'),
  ('Merge refused the API key or the linked account.', 'integrationErrors.mergeRefusedKey'),
  ('Merge asks to wait before more is sent.', 'integrationErrors.mergeAsksToWait'),
  ('It is open there, and waits here for someone to check and open it.', 'integrationErrors.waitsForPerson'),
  ('It was edited here, so only its closing is synced from the applicant tracking system.', 'integrationErrors.editedHere'),
  ('The applicant tracking system answers.', 'integrationErrors.systemUnnamedAnswers')
) AS said("text", "key") WHERE "ats_connections"."problem" = said."text";--> statement-breakpoint
UPDATE "ats_jobs" SET "problem" = said."key" FROM (VALUES
  ('Upload a job file first.', 'integrationErrors.jobFileFirst'),
  ('Link the account first.', 'integrationErrors.linkFirst'),
  ('Something went wrong on our side. We’ll try again automatically.', 'integrationErrors.ownFailure'),
  ('The account is not linked.', 'integrationErrors.accountNotLinked'),
  ('The other system keeps sending the same page.', 'integrationErrors.repeatsPage'),
  ('Merge gave no address for linking.', 'integrationErrors.mergeNoLink'),
  ('The system shows no user who could add a candidate.', 'integrationErrors.noUserThere'),
  ('Merge gave no id for what was sent.', 'integrationErrors.mergeNoId'),
  ('Merge could not be reached.', 'integrationErrors.mergeUnreachable'),
  ('Merge refused the API key or the linked account.', 'integrationErrors.mergeRefusedKey'),
  ('Merge asks to wait before more is sent.', 'integrationErrors.mergeAsksToWait'),
  ('It is open there, and waits here for someone to check and open it.', 'integrationErrors.waitsForPerson'),
  ('It was edited here, so only its closing is synced from the applicant tracking system.', 'integrationErrors.editedHere'),
  ('The applicant tracking system answers.', 'integrationErrors.systemUnnamedAnswers')
) AS said("text", "key") WHERE "ats_jobs"."problem" = said."text";--> statement-breakpoint
UPDATE "ats_jobs" SET "problem" = jsonb_build_object('key', 'integrationErrors.cameWithout', 'values', jsonb_build_object('what', replace(replace(replace(substring("problem" from '^It came without (.*)\. Add what is missing, then open it\.$'), ' and ', '_'), 'a description', 'description'), 'a place', 'place')))::text
  WHERE "problem" ~ '^It came without (.*)\. Add what is missing, then open it\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "problem" = said."key" FROM (VALUES
  ('Upload a job file first.', 'integrationErrors.jobFileFirst'),
  ('Link the account first.', 'integrationErrors.linkFirst'),
  ('Something went wrong on our side. We’ll try again automatically.', 'integrationErrors.ownFailure'),
  ('The account is not linked.', 'integrationErrors.accountNotLinked'),
  ('The other system keeps sending the same page.', 'integrationErrors.repeatsPage'),
  ('Merge gave no address for linking.', 'integrationErrors.mergeNoLink'),
  ('The system shows no user who could add a candidate.', 'integrationErrors.noUserThere'),
  ('Merge gave no id for what was sent.', 'integrationErrors.mergeNoId'),
  ('Merge could not be reached.', 'integrationErrors.mergeUnreachable'),
  ('Merge refused the API key or the linked account.', 'integrationErrors.mergeRefusedKey'),
  ('Merge asks to wait before more is sent.', 'integrationErrors.mergeAsksToWait'),
  ('It is open there, and waits here for someone to check and open it.', 'integrationErrors.waitsForPerson'),
  ('It was edited here, so only its closing is synced from the applicant tracking system.', 'integrationErrors.editedHere'),
  ('The applicant tracking system answers.', 'integrationErrors.systemUnnamedAnswers')
) AS said("text", "key") WHERE "ats_applications"."problem" = said."text";--> statement-breakpoint
UPDATE "ats_applications" SET "withdrawal_problem" = said."key" FROM (VALUES
  ('Upload a job file first.', 'integrationErrors.jobFileFirst'),
  ('Link the account first.', 'integrationErrors.linkFirst'),
  ('Something went wrong on our side. We’ll try again automatically.', 'integrationErrors.ownFailure'),
  ('The account is not linked.', 'integrationErrors.accountNotLinked'),
  ('The other system keeps sending the same page.', 'integrationErrors.repeatsPage'),
  ('Merge gave no address for linking.', 'integrationErrors.mergeNoLink'),
  ('The system shows no user who could add a candidate.', 'integrationErrors.noUserThere'),
  ('Merge gave no id for what was sent.', 'integrationErrors.mergeNoId'),
  ('Merge could not be reached.', 'integrationErrors.mergeUnreachable'),
  ('Merge refused the API key or the linked account.', 'integrationErrors.mergeRefusedKey'),
  ('Merge asks to wait before more is sent.', 'integrationErrors.mergeAsksToWait'),
  ('It is open there, and waits here for someone to check and open it.', 'integrationErrors.waitsForPerson'),
  ('It was edited here, so only its closing is synced from the applicant tracking system.', 'integrationErrors.editedHere'),
  ('The applicant tracking system answers.', 'integrationErrors.systemUnnamedAnswers')
) AS said("text", "key") WHERE "ats_applications"."withdrawal_problem" = said."text";--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = said."key" FROM (VALUES
  ('Upload a job file first.', 'integrationErrors.jobFileFirst'),
  ('Link the account first.', 'integrationErrors.linkFirst'),
  ('Something went wrong on our side. We’ll try again automatically.', 'integrationErrors.ownFailure'),
  ('The account is not linked.', 'integrationErrors.accountNotLinked'),
  ('The other system keeps sending the same page.', 'integrationErrors.repeatsPage'),
  ('Merge gave no address for linking.', 'integrationErrors.mergeNoLink'),
  ('The system shows no user who could add a candidate.', 'integrationErrors.noUserThere'),
  ('Merge gave no id for what was sent.', 'integrationErrors.mergeNoId'),
  ('Merge could not be reached.', 'integrationErrors.mergeUnreachable'),
  ('Merge refused the API key or the linked account.', 'integrationErrors.mergeRefusedKey'),
  ('Merge asks to wait before more is sent.', 'integrationErrors.mergeAsksToWait'),
  ('It is open there, and waits here for someone to check and open it.', 'integrationErrors.waitsForPerson'),
  ('It was edited here, so only its closing is synced from the applicant tracking system.', 'integrationErrors.editedHere'),
  ('The applicant tracking system answers.', 'integrationErrors.systemUnnamedAnswers')
) AS said("text", "key") WHERE "ats_applications"."stage_update_problem" = said."text";--> statement-breakpoint
UPDATE "ats_connections" SET "problem" = jsonb_build_object('key', 'integrationErrors.mergeRefused', 'values', jsonb_build_object('status', substring("problem" from '^Merge refused this \((\d+)\)\.$')))::text
  WHERE "problem" ~ '^Merge refused this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_connections" SET "problem" = jsonb_build_object('key', 'integrationErrors.mergeFailed', 'values', jsonb_build_object('status', substring("problem" from '^Merge failed at this \((\d+)\)\.$')))::text
  WHERE "problem" ~ '^Merge failed at this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_connections" SET "problem" = jsonb_build_object('key', 'integrationErrors.refusedThere', 'values', jsonb_build_object('words', substring("problem" from '^It was refused there: (.*)$')))::text
  WHERE "problem" ~ '^It was refused there: (.*)$';--> statement-breakpoint
UPDATE "ats_applications" SET "problem" = jsonb_build_object('key', 'integrationErrors.mergeRefused', 'values', jsonb_build_object('status', substring("problem" from '^Merge refused this \((\d+)\)\.$')))::text
  WHERE "problem" ~ '^Merge refused this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "problem" = jsonb_build_object('key', 'integrationErrors.mergeFailed', 'values', jsonb_build_object('status', substring("problem" from '^Merge failed at this \((\d+)\)\.$')))::text
  WHERE "problem" ~ '^Merge failed at this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "problem" = jsonb_build_object('key', 'integrationErrors.refusedThere', 'values', jsonb_build_object('words', substring("problem" from '^It was refused there: (.*)$')))::text
  WHERE "problem" ~ '^It was refused there: (.*)$';--> statement-breakpoint
UPDATE "ats_applications" SET "withdrawal_problem" = jsonb_build_object('key', 'integrationErrors.mergeRefused', 'values', jsonb_build_object('status', substring("withdrawal_problem" from '^Merge refused this \((\d+)\)\.$')))::text
  WHERE "withdrawal_problem" ~ '^Merge refused this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "withdrawal_problem" = jsonb_build_object('key', 'integrationErrors.mergeFailed', 'values', jsonb_build_object('status', substring("withdrawal_problem" from '^Merge failed at this \((\d+)\)\.$')))::text
  WHERE "withdrawal_problem" ~ '^Merge failed at this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "withdrawal_problem" = jsonb_build_object('key', 'integrationErrors.refusedThere', 'values', jsonb_build_object('words', substring("withdrawal_problem" from '^It was refused there: (.*)$')))::text
  WHERE "withdrawal_problem" ~ '^It was refused there: (.*)$';--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = jsonb_build_object('key', 'integrationErrors.mergeRefused', 'values', jsonb_build_object('status', substring("stage_update_problem" from '^Merge refused this \((\d+)\)\.$')))::text
  WHERE "stage_update_problem" ~ '^Merge refused this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = jsonb_build_object('key', 'integrationErrors.mergeFailed', 'values', jsonb_build_object('status', substring("stage_update_problem" from '^Merge failed at this \((\d+)\)\.$')))::text
  WHERE "stage_update_problem" ~ '^Merge failed at this \((\d+)\)\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = jsonb_build_object('key', 'integrationErrors.refusedThere', 'values', jsonb_build_object('words', substring("stage_update_problem" from '^It was refused there: (.*)$')))::text
  WHERE "stage_update_problem" ~ '^It was refused there: (.*)$';--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = jsonb_build_object('key', 'integrationErrors.noStageThere', 'values', jsonb_build_object('stage', substring("stage_update_problem" from '^The other system has no stage for “(.*)”\. Say under Stages which one it is\.$')))::text
  WHERE "stage_update_problem" ~ '^The other system has no stage for “(.*)”\. Say under Stages which one it is\.$';--> statement-breakpoint
UPDATE "ats_applications" SET "stage_update_problem" = jsonb_build_object('key', 'integrationErrors.movedThere', 'values', jsonb_build_object('stage', substring("stage_update_problem" from '^It was moved there to “(.*)” meanwhile\. The next sync shows it\.$')))::text
  WHERE "stage_update_problem" ~ '^It was moved there to “(.*)” meanwhile\. The next sync shows it\.$';--> statement-breakpoint
UPDATE "webhook_deliveries" SET "problem" = said."key" FROM (VALUES
  ('No valid answer.', 'deliveryProblems.noAnswer'),
  ('It answered 410 Gone.', 'deliveryProblems.gone'),
  ('It redirected to another address, which we don’t follow.', 'deliveryProblems.redirected'),
  ('The endpoint was switched off.', 'deliveryProblems.switchedOff')
) AS said("text", "key") WHERE "webhook_deliveries"."problem" = said."text";--> statement-breakpoint
UPDATE "webhook_deliveries" SET "problem" = jsonb_build_object('key', 'deliveryProblems.answered', 'values', jsonb_build_object('status', substring("problem" from '^It answered (\d+)\.$')))::text
  WHERE "problem" ~ '^It answered (\d+)\.$';--> statement-breakpoint
UPDATE "backups" SET "error" = 'operationErrors.diskFull' WHERE "error" = 'The disk is full. Free some space and try again.';--> statement-breakpoint
UPDATE "backups" SET "proof_error" = 'operationErrors.diskFull' WHERE "proof_error" = 'The disk is full. Free some space and try again.';--> statement-breakpoint
UPDATE "offers" SET "reason" = 'offers.applicationEnded' WHERE "reason" = 'The application has ended.' AND "status" = 'withdrawn';
