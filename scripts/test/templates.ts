// Makes the databases that the steps of a whole run copy, in the folder that the environment names.
import { makeTemplates, TEMPLATES_DIR } from '../../apps/gateway/src/platform/database/testing/templates.ts'

await makeTemplates(process.env[TEMPLATES_DIR] ?? '')
process.exit(0)
