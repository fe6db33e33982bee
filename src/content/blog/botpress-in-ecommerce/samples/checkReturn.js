// Execute Code card in the "Return" workflow. The cards before it filled in
// workflow.orderNumber and workflow.email; env holds the secrets.
const orderNumber = String(workflow.orderNumber ?? '').trim();
const email = String(workflow.email ?? '').trim();
workflow.returnStatus = 'unreachable';
workflow.returnId = '';

if (orderNumber === '' || email === '') {
  workflow.returnStatus = 'incomplete';
} else {
  try {
    const { data } = await axios.post(
      `${env.SHOP_API_URL}/returns/check`,
      { orderNumber, email },
      {
        headers: { Authorization: `Bearer ${env.SHOP_API_TOKEN}` },
        timeout: 8000,
      },
    );

    const known = ['eligible', 'too-late', 'final-sale', 'needs-person'];
    workflow.returnStatus = known.includes(data?.status)
      ? data.status
      : 'needs-person';
    workflow.returnId = data?.returnId ?? '';
  } catch (error) {
    // Same answer for a wrong number or email, so nobody can probe for orders.
    if (error.response?.status === 404) workflow.returnStatus = 'not-found';
  }
}
